import type { MailContent } from './mail-content.ts';

const HEDGE = '#1F3B2C';
const LEAF = '#2A7A3A';
const PAGE = '#F2F3EA';
const INK = '#22281C';
const QUIET = '#545B49';
const FONT = "font-family:'Segoe UI',Tahoma,Arial,sans-serif";

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, char => ESCAPES[char] ?? char);

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const quiet = (content: string): string =>
  `<p style="margin:0 0 12px;font-size:13px;color:${QUIET}">${content}</p>`;

function button({ button: link, linkHint }: MailContent): string {
  if (!link) return '';
  const href = escapeHtml(link.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="background:${LEAF};border-radius:8px"><a href="${href}" style="display:inline-block;padding:12px 24px;color:#FFFFFF;font-weight:bold;text-decoration:none">${escapeHtml(link.label)}</a></td></tr></table>${quiet(`${escapeHtml(linkHint)}<br><a href="${href}" style="color:${LEAF};word-break:break-all" dir="ltr">${href}</a>`)}`;
}

function footer({ footer: line, unsubscribe }: MailContent): string {
  const news = unsubscribe
    ? `<br>${escapeHtml(unsubscribe.text)} <a href="${escapeHtml(unsubscribe.url)}" style="color:${QUIET}">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  return quiet(`${escapeHtml(line)}${news}`);
}

/** Returns the HTML part: one column of tables, as mail programs require. */
export function mailHtml(content: MailContent): string {
  const { language, subject, before, after, signature } = content;
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${PAGE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${language.direction}" style="background:${PAGE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#FFFFFF;border-radius:12px;${FONT};font-size:16px;line-height:1.5;color:${INK}">
<tr><td style="padding:16px 28px;background:${HEDGE};border-radius:12px 12px 0 0;color:#FFFFFF;font-size:20px;font-weight:bold">Burrow</td></tr>
<tr><td style="padding:28px">${before.map(paragraph).join('')}${button(content)}${after.map(paragraph).join('')}${paragraph(signature)}</td></tr>
<tr><td style="padding:0 28px 16px">${footer(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
