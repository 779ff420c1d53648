import { after } from '@burrow/client';
import { getPaddleInstance, initializePaddle, type PaddleEventData } from '@paddle/paddle-js';

/** What is paid in the form, where it leads once it is paid, and what follows if it is closed before. */
export interface PaddleForm {
  readonly token: string;
  readonly transactionId: string;
  readonly back: string;
  readonly onClosed: () => void;
}

/** A form that has said nothing by then is there all the same, or was kept away without a word. */
const PATIENCE_MS = 10_000;

/**
 * Opens Paddle's form over the page; once it is paid, `back` follows. The first time on a page that a payment link leads to,
 * which names the transaction in its address, Paddle.js opens it by itself.
 * @throws Error where its script cannot be loaded, or the form does not open
 */
export async function openPaddle({ token, transactionId, back, onClosed }: PaddleForm): Promise<void> {
  const settings = { successUrl: back, locale: document.documentElement.lang, allowLogout: false };
  const isFirst = getPaddleInstance()?.Initialized !== true;
  const isInAddress = new URLSearchParams(location.search).get('_ptxn') === transactionId;
  let hear: (event: PaddleEventData) => void = () => undefined;
  const opened = new Promise<void>((resolve, reject) => {
    after(PATIENCE_MS, resolve);
    hear = ({ name, detail }) => {
      if (String(name) === 'checkout.loaded') resolve();
      if (String(name) === 'checkout.error') reject(new Error(`Paddle's form does not open: ${detail}`));
      if (String(name) === 'checkout.closed') onClosed();
    };
  });
  const paddle = await initializePaddle({
    token,
    environment: token.startsWith('test_') ? 'sandbox' : 'production',
    checkout: { settings },
    eventCallback: event => hear(event),
  });
  if (!paddle) throw new Error('Paddle.js was not loaded');
  if (!isFirst || !isInAddress) paddle.Checkout.open({ transactionId, settings });
  await opened;
}
