import type { FromWorker, ToWorker } from '../protocol.ts';

/** A thread that speaks the protocol, in the browser or in Node. */
export interface WorkerLink {
  post(message: ToWorker): void;
  terminate(): void;
}

export interface WorkerListener {
  message(message: FromWorker): void;
  /** The thread died or its script did not load. */
  failure(reason: string): void;
}

export type OpenWorker = (listener: WorkerListener) => WorkerLink;
