import { ENDPOINT_OWNERS, type EndpointOwner, type OperationName } from '@burrow/contracts';
import type { MatrixCase } from '@burrow/service-kit/testing';

type Matrix = Readonly<Record<OperationName, readonly MatrixCase[]>>;

const load = async (name: EndpointOwner): Promise<Matrix> =>
  ((await import(`../../../services/${name}/test/authorisation.matrix.ts`)) as { MATRIX: Matrix }).MATRIX;

/** Every operation, every caller: each part has its own rows in its folder. */
export const MATRIX: Matrix = Object.assign({}, ...(await Promise.all(ENDPOINT_OWNERS.map(load))));
