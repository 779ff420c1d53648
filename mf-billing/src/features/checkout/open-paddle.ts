import { initializePaddle } from '@paddle/paddle-js';

/**
 * Opens Paddle's form over the page; once it is paid, `back` follows. A page that a payment link leads to names the transaction
 * in its address, and Paddle.js opens it by itself.
 * @throws Error where its script cannot be loaded
 */
export async function openPaddle(token: string, transactionId: string, back: string): Promise<void> {
  const settings = { successUrl: back, locale: document.documentElement.lang, allowLogout: false };
  const isInAddress = new URLSearchParams(location.search).get('_ptxn') === transactionId;
  const paddle = await initializePaddle({
    token,
    environment: token.startsWith('test_') ? 'sandbox' : 'production',
    checkout: { settings },
  });
  if (!paddle) throw new Error('Paddle.js was not loaded');
  if (!isInAddress) paddle.Checkout.open({ transactionId, settings });
}
