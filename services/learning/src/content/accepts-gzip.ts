/** Whether a reader takes gzip, by its header accept-encoding. */
export const acceptsGzip = (acceptEncoding = ''): boolean => /\bgzip\b(?!;q=0(\.0*)?\b)/.test(acceptEncoding);
