import { configure } from '@testing-library/react';

// A busy machine is no reason to fail: what a test waits for may take a while.
configure({ asyncUtilTimeout: 10_000 });
