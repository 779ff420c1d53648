import { http, HttpResponse, type HttpHandler } from 'msw';

/** Answers with a JSON file of the site that is no call of the API, such as `/config.json`. */
export const answerFile = (path: `/${string}.json`, file: Readonly<Record<string, unknown>>): HttpHandler =>
  http.get(path, () => HttpResponse.json(file));
