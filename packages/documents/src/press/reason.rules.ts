/** What Typst's binding throws: the diagnostics are in `code` or in the message. */
function diagnosticsOf(err: unknown): string {
  if (typeof err !== 'object' || err === null) return '';
  const code = 'code' in err && typeof err.code === 'string' ? err.code : '';
  const message = 'message' in err && typeof err.message === 'string' ? err.message : '';
  return code === '' ? message : code;
}

const LIST_NUMBER = /^\d+: /;
const MESSAGE = 'message: "';

/**
 * Why a document was not printed, without any text of it: diagnostics put what they complain about, which may be
 * somebody's name, between quotes or backticks, so that it ends before the first of these.
 */
export function reasonOf(err: unknown): string {
  const diagnostics = diagnosticsOf(err);
  const start = diagnostics.indexOf(MESSAGE);
  const message = start === -1 ? diagnostics : diagnostics.slice(start + MESSAGE.length);
  const [reason = ''] = message.split(/[`"'“\\]/u);
  return reason.replace(LIST_NUMBER, '').trim() || 'for an unknown reason';
}
