import type { Translate } from '@burrow/i18n';

/** What Ace puts in place of `$0`: the number of a line. */
const LINE = '$0';

/** What the library says by itself, by its own keys: to who cannot see the editor, and on its marks. */
export function aceMessages(t: Translate): Readonly<Record<string, string>> {
  const [editor, gutter, marked] = [
    t('editor.parts.editor'),
    t('editor.parts.lineNumbers'),
    t('editor.parts.marked', { line: LINE }),
  ];
  const [suggestions, fold, unfold] = [
    t('editor.parts.suggestions'),
    t('editor.parts.fold'),
    t('editor.parts.unfold'),
  ];
  return {
    'text-input.aria-roledescription': editor,
    'text-input.aria-label': t('editor.parts.cursor', { line: LINE }),
    'editor.scroller.aria-roledescription': editor,
    'editor.scroller.aria-label': t('editor.enter'),
    'editor.gutter.aria-roledescription': gutter,
    'editor.gutter.aria-label': gutter,
    'editor.tooltip.disable-editing': t('editor.parts.locked'),
    'gutter.annotation.aria-label.error': marked,
    'gutter.annotation.aria-label.warning': marked,
    'gutter.annotation.aria-label.info': marked,
    'gutter-tooltip.aria-label.error.singular': t('editor.error'),
    'gutter-tooltip.aria-label.error.plural': t('editor.error'),
    'autocomplete.loading': t('editor.parts.loading'),
    'autocomplete.popup.aria-roledescription': suggestions,
    'autocomplete.popup.aria-label': suggestions,
    'autocomplete.popup.item.aria-roledescription': t('editor.parts.suggestion'),
    'gutter.code-folding.open.title': fold,
    'gutter.code-folding.open.aria-label': fold,
    'gutter.code-folding.range.aria-label': fold,
    'gutter.code-folding.closed.aria-label': unfold,
    'gutter.code-folding.closed.title': unfold,
    'inline-fold.closed.title': unfold,
  };
}
