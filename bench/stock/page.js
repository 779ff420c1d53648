const worker = new Worker('/python/stock/worker.js', { type: 'module' });
worker.onmessage = () => document.body.setAttribute('data-python', 'ready');
