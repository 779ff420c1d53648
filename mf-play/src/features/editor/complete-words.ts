import ace, { type Ace } from 'ace-builds';
import 'ace-builds/src-noconflict/ext-language_tools.js';
import { argumentOf } from './argument.rules.ts';
import { isPhone } from '../../level/is-phone.ts';
import { completionsFor, WORD, type CompletionSource } from './completions.ts';
import { makeRoomForList } from './make-room-for-list.ts';

/** By editor: completers belong to the library, not to an editor. */
const SOURCES = new WeakMap<Ace.Editor, CompletionSource>();

ace.require('ace/ext/language_tools').setCompleters([
  {
    identifierRegexps: [WORD],
    getCompletions: (...[editor, session, at, word, done]: Parameters<Ace.Completer['getCompletions']>) => {
      const source = SOURCES.get(editor);
      const token = session.getTokenAt(at.row, at.column)?.type ?? '';
      done(null, source ? [...completionsFor(word, token, source)] : []);
    },
  },
]);

const { Autocomplete } = ace.require('ace/autocomplete') as { Autocomplete: new () => Ace.Autocomplete };

const tellOfNoLine = (editor: Ace.Editor): void =>
  editor.textInput.getElement().removeAttribute('aria-activedescendant');

/**
 * The list of completions next to the cursor. It never takes Enter for a choice: nothing is selected when it
 * opens, so that Enter begins a line until an arrow key or the pointer has chosen; Tab takes the first.
 */
class Completer extends Autocomplete {
  override autoSelect = false;
  override exactMatch = true;
  readonly ignoreCaption = true;

  /** Ace tells of a line of the list although none is chosen. Once one is, drawing the list tells of it. */
  override openPopup(editor: Ace.Editor, prefix: string, keepsPlace?: boolean): void {
    if (!keepsPlace && isPhone()) makeRoomForList(editor, this.getPopup());
    super.openPopup(editor, prefix, keepsPlace);
    tellOfNoLine(editor);
  }

  override detach(): void {
    if (this.editor) tellOfNoLine(this.editor);
    super.detach();
  }

  /** Once more than a word has been typed, there is nothing left to complete. */
  override updateCompletions(keepsPlace: boolean, options?: Ace.CompletionOptions): void {
    if (keepsPlace && !/^[\w.]*$/.test(this.#typed())) this.detach();
    else super.updateCompletions(keepsPlace, options);
  }

  /** Ace brings the list up to what was typed a moment later, and would take back what an arrow key chose in the old one. */
  override goTo(where: string): void {
    if (this.#catchUp()) super.goTo(where);
  }

  /** A list that is older than the text inserts nothing. */
  override insertMatch(data?: Ace.Completion): boolean {
    const chosen = data ?? this.popup.getData(this.popup.getRow());
    const { editor } = this;
    if (!chosen || this.#typed() !== this.completions?.filterText) {
      this.detach();
      return false;
    }
    const isInserted = super.insertMatch(chosen) === true;
    if (isInserted) selectArgument(editor, String(chosen.value));
    return isInserted;
  }

  /** Inserts what is selected, or otherwise the first. */
  accept(): boolean {
    if (!this.#catchUp()) return false;
    if (this.popup.getRow() < 0) this.popup.setRow(0);
    return this.insertMatch();
  }

  /** Whether there still is a list, of what is typed by now. */
  #catchUp(): boolean {
    if (this.#typed() !== this.completions?.filterText) this.updateCompletions(true);
    return this.activated;
  }

  /** Returns the word before the cursor, from where the list opened. */
  #typed(): string {
    const { editor, base } = this;
    return editor && base
      ? editor.session.getTextRange({ start: base, end: editor.getCursorPosition() })
      : '';
  }
}

/** A call that was inserted: its row, what follows its argument, and how much of that belongs to the call. */
interface OpenCall {
  readonly row: number;
  readonly tail: string;
  readonly end: number;
}

const CALLS = new WeakMap<Ace.Editor, OpenCall>();

/** Selects the argument of a call that ends at the cursor, so that typing replaces it. */
function selectArgument(editor: Ace.Editor, call: string): void {
  const place = argumentOf(call);
  if (!place) return;
  const { row, column } = editor.getCursorPosition();
  const range = editor.getSelectionRange();
  range.setStart(row, column - place.start);
  range.setEnd(row, column - place.end);
  editor.selection.setRange(range);
  CALLS.set(editor, { row, tail: editor.session.getLine(row).slice(column - place.end), end: place.end });
}

/** In the argument of a call that was just inserted, Tab goes on behind the call, and Enter below it. */
function leaveCalls(editor: Ace.Editor): void {
  const openCall = (): OpenCall | null => {
    const call = CALLS.get(editor);
    const { row, column } = editor.getSelectionRange().end;
    return call?.row === row && editor.session.getLine(row).slice(column) === call.tail ? call : null;
  };
  const leave = (text: string) => (): void => {
    const call = openCall();
    const { row, column } = editor.getSelectionRange().end;
    CALLS.delete(editor);
    editor.moveCursorTo(row, column + (call?.end ?? 0));
    editor.clearSelection();
    if (text) editor.insert(text);
  };
  const isAvailable = (): boolean => openCall() !== null;
  editor.commands.addCommand({ name: 'leaveCall', bindKey: 'Tab', isAvailable, exec: leave('') });
  editor.commands.addCommand({ name: 'endCall', bindKey: 'Return', isAvailable, exec: leave('\n') });
}

/** Adds completions to an editor: while typing, and on Ctrl+Space. */
export function completeWords(editor: Ace.Editor, source: CompletionSource): void {
  SOURCES.set(editor, source);
  const completer = new Completer();
  editor.completer = completer;
  editor.once('destroy', () => completer.destroy());
  completer.keyboardHandler.bindKey('Tab', () => completer.accept());
  leaveCalls(editor);
  editor.setOptions({
    enableBasicAutocompletion: true,
    enableLiveAutocompletion: true,
    liveAutocompletionThreshold: 2,
  });
  editor.commands.addCommand({
    name: 'startAutocomplete',
    bindKey: 'Ctrl-Space|Alt-Space',
    exec: () => completer.showPopup(editor, {}),
  });
}
