import { initializePaddle } from '@paddle/paddle-js';
import { returnAddress } from './return-address.ts';

/** Opens Paddle's form over the page; once it is paid, the page of the purchase follows. */
export async function openPaddle(token: string, transactionId: string): Promise<void> {
  const paddle = await initializePaddle({
    token,
    environment: token.startsWith('test_') ? 'sandbox' : 'production',
  });
  paddle?.Checkout.open({
    transactionId,
    settings: {
      successUrl: returnAddress(transactionId),
      locale: document.documentElement.lang,
      allowLogout: false,
    },
  });
}
