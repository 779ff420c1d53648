import type { FastifyInstance } from 'fastify';

/**
 * Paddle.js, as far as a page needs it that opens the form for a transaction. Where it stands in for Paddle's own file, its form
 * is at Paddle's address too, which the policy of a page knows; otherwise the form is where the script is.
 */
const PADDLE_JS = `(() => {
  const own = new URL(document.currentScript.src).origin;
  const buy = own === 'https://cdn.paddle.com' ? 'https://sandbox-buy.paddle.com' : own;
  let options = null;
  let frame = null;
  let settings = {};
  const emit = event => options.eventCallback?.(event);
  const remove = () => {
    frame?.remove();
    frame = null;
  };
  const open = ({ transactionId, settings: more } = {}) => {
    if (options === null) throw new Error('Paddle.Initialize() comes first.');
    if (!transactionId)
      return emit({ name: 'checkout.error', type: 'front-end_error', code: 'validation', detail: 'A transactionId is missing.' });
    remove();
    settings = { ...options.checkout?.settings, ...more };
    frame = document.createElement('iframe');
    frame.title = 'Paddle Checkout';
    frame.className = 'paddle-frame paddle-frame-overlay';
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '99999', background: '#fff' });
    frame.src = buy + '/checkout?' + new URLSearchParams({ _ptxn: transactionId, overlay: '1' });
    document.body.append(frame);
  };
  addEventListener('message', ({ source, origin, data }) => {
    if (frame === null || source !== frame.contentWindow || origin !== buy) return;
    if (data.name === 'checkout.closed' || data.name === 'checkout.error') remove();
    emit(data);
    if (data.name === 'checkout.completed' && settings.successUrl) location.assign(settings.successUrl);
  });
  const Paddle = {
    Initialized: false,
    Status: { libraryVersion: 'test' },
    Environment: { set() {} },
    Initialize(given) {
      if (Paddle.Initialized) throw new Error('Paddle.Initialize() was called before.');
      if (!/^(test|live)_/.test(given.token ?? '')) throw new Error('A client-side token is missing.');
      options = given;
      Paddle.Initialized = true;
      const linked = new URLSearchParams(location.search).get('_ptxn');
      if (linked !== null) open({ transactionId: linked });
    },
    Update(more) {
      options = { ...options, ...more };
    },
    Checkout: {
      open,
      close() {
        if (frame === null) return;
        remove();
        emit({ name: 'checkout.closed' });
      },
    },
  };
  window.Paddle = window.PaddleBillingV1 = Paddle;
})();
`;

/** What the form does in its frame: it tells the page around it what happened, and that somebody closes it. */
const TELL_JS = `(() => {
  const tell = text => parent.postMessage(JSON.parse(text), '*');
  const { told, closed } = document.documentElement.dataset;
  tell(told);
  document.querySelector('[data-close]')?.addEventListener('click', () => tell(closed));
})();
`;

/** The scripts of Paddle's form over a page of ours, at the path of Paddle's own, and within its frame. */
export function overlayRoutes(app: FastifyInstance): void {
  app.get('/paddle/v2/paddle.js', (_request, reply) => reply.type('text/javascript').send(PADDLE_JS));
  app.get('/checkout/tell.js', (_request, reply) => reply.type('text/javascript').send(TELL_JS));
}
