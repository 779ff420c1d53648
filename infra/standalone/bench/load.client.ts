// Puts load on one server, in a separate process: `load.client.ts port path seconds cookie…`.
import { rawRequest, requestsPerSecond } from './load.ts';

const [port, path = '/', seconds, ...cookies] = process.argv.slice(2);
const requests = cookies.map(cookie => rawRequest(path, { cookie, 'accept-encoding': 'gzip, deflate, br' }));
process.stdout.write(`${await requestsPerSecond(Number(port), requests, Number(seconds))}\n`);
