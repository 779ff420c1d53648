import { initializePaddle } from '@paddle/paddle-js';

/** Opens Paddle's form over the page; once it is paid, `back` follows. */
export async function openPaddle(token: string, transactionId: string, back: string): Promise<void> {
  const paddle = await initializePaddle({
    token,
    environment: token.startsWith('test_') ? 'sandbox' : 'production',
  });
  paddle?.Checkout.open({
    transactionId,
    settings: {
      successUrl: back,
      locale: document.documentElement.lang,
      allowLogout: false,
    },
  });
}
