/** What a worker offers that Python does not need and that could send or store data. */
const NAMES = [
  'fetch', 'fetchLater', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource',
  'importScripts', 'indexedDB', 'caches', 'cookieStore', 'Worker', 'SharedWorker', 'BroadcastChannel',
  'RTCDataChannel', 'RTCPeerConnection', 'Notification', 'FileSystemFileHandle', 'FileSystemDirectoryHandle',
  'StorageManager', 'Request',
]; // prettier-ignore

const NAVIGATOR_NAMES = [
  'serviceWorker',
  'storage',
  'locks',
  'usb',
  'serial',
  'hid',
  'gpu',
  'permissions',
  'sendBeacon',
];

function remove(owner: object, name: string): void {
  for (let holder: object | null = owner; holder; holder = Object.getPrototypeOf(holder) as object | null) {
    Reflect.deleteProperty(holder, name);
  }
  if (name in owner) Reflect.defineProperty(owner, name, { value: undefined });
}

/**
 * Removes them from this thread for good. `eval` and `Function` stay, since Pyodide refers to them by name; the
 * policy of the worker's script keeps them from compiling anything. Call it when Python has started,
 * before any learner's code.
 */
export function lockDown(scope: typeof globalThis): void {
  for (const name of NAMES) remove(scope, name);
  for (const name of NAVIGATOR_NAMES) remove(scope.navigator, name);
}
