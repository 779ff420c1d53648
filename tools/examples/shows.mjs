// Draws what an example makes, with what a page has around it, in English.
import assert from 'node:assert/strict';
import './page.mjs';

const React = await import('react');
const { act, cleanup, fireEvent, render, screen } = await import('@testing-library/react');
const { Provider } = await import('react-redux');
const { createStore } = await import('@burrow/client');
const { MemoryRouter } = await import('react-router');
const { loadFormTexts } = await import('@burrow/forms/texts');
const { addTexts, shellTexts, startI18n } = await import('@burrow/i18n');
const { UiProvider } = await import('@burrow/ui');

await startI18n('en');
await Promise.all([addTexts('shell', shellTexts), loadFormTexts()]);

const h = React.createElement;
const onPage = element =>
  h(Provider, { store: createStore() }, h(MemoryRouter, null, h(UiProvider, { direction: 'ltr' }, element)));

const shownText = () => document.body.textContent.replaceAll(/\s+/g, ' ');

/** The element is drawn, a button pressed if there is one, and then a text, or a role of this name, is in the page. */
async function shows(expression, { text, role, button }) {
  try {
    const element = await expression();
    await act(async () => render(onPage(element)));
    if (button) await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
    if (role) screen.getByRole(role, { name: text });
    else assert.ok(shownText().includes(text), `"${text}" is not shown: ${shownText()}`);
  } finally {
    cleanup();
  }
}

/** What examples of parts of a page may name besides what they import. */
export const onScreen = () => ({ React, shows });
