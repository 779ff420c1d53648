import { type OperationName, SERVICE_NAMES, type ServiceName } from '@burrow/contracts';
import type { MatrixCase } from '@burrow/service-kit/testing';

type Matrix = Readonly<Record<OperationName, readonly MatrixCase[]>>;

const load = async (name: ServiceName): Promise<Matrix> =>
  ((await import(`../../../services/${name}/test/authorisation.matrix.ts`)) as { MATRIX: Matrix }).MATRIX;

/** Every operation, every caller: each service has its own rows in its folder. */
export const MATRIX: Matrix = Object.assign({}, ...(await Promise.all(SERVICE_NAMES.map(load))));
