import { toApiError } from '@burrow/client';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { RadioCards } from '../fields/radio-cards.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderForm, startTexts } from '../testing/render-form.tsx';
import { Form } from './form.tsx';
import { useZodForm } from './use-zod-form.ts';

startTexts();

const Schema = z.object({
  name: z.string().trim().min(1),
  age: z.int().min(4).nullable(),
  password: z.string().min(8),
  animal: z.enum(['fox', 'owl']),
  color: z.enum(['red', 'blue']),
  agrees: z.boolean().refine(Boolean),
});
type Values = z.output<typeof Schema>;

interface ProbeProps {
  readonly onSubmit: (values: Values) => Promise<unknown>;
  readonly once?: boolean;
}

function Probe({ onSubmit, once }: ProbeProps) {
  const form = useZodForm({
    schema: Schema,
    defaultValues: { name: '', age: null, password: '', animal: 'fox', color: 'red', agrees: false },
    texts: { agrees: 'You have to agree.' },
  });
  return (
    <Form
      form={form}
      once={once}
      submit="Send"
      onSubmit={onSubmit}
      codeFields={{ 'auth/username-taken': 'name' }}
    >
      <TextField name="name" label="Name" hint="As on the door" />
      <TextField optional name="age" kind="number" label="Age" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <RadioCards
        name="animal"
        legend="Animal"
        cards={[
          { value: 'fox', label: 'Fox' },
          { value: 'owl', label: 'Owl' },
        ]}
      />
      <SelectField
        name="color"
        label="Colour"
        options={[
          { value: 'red', label: 'Red' },
          { value: 'blue', label: 'Blue' },
        ]}
      />
      <CheckboxField name="agrees" label="I agree" />
    </Form>
  );
}

const refused = (code: string, fields: readonly string[] = []) =>
  toApiError({
    status: 422,
    data: {
      code,
      message: '',
      params: {},
      requestId: 'r',
      detail: fields.map(path => ({ path, message: 'm' })),
    },
  });

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), ' Mira ');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByLabelText('Owl'));
  await userEvent.selectOptions(screen.getByLabelText('Colour'), 'Blue');
  await userEvent.click(screen.getByLabelText('I agree'));
}

const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /Send/ }));

const told = (label: string): string =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('the form returns what the schema makes of its values', async () => {
  const onSubmit = jest.fn<(values: Values) => Promise<void>>(async () => undefined);
  renderForm(<Probe onSubmit={onSubmit} />);
  await fillIn();
  await send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Mira',
      age: null,
      password: 'correct horse',
      animal: 'owl',
      color: 'blue',
      agrees: true,
    }),
  );
});

test('errors are shown next to their fields, and the first one gets the focus', async () => {
  const onSubmit = jest.fn<(values: Values) => Promise<void>>(async () => undefined);
  renderForm(<Probe onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  await userEvent.type(screen.getByLabelText(/^Age/), '2');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(told('Name')).toBe('Please fill this in. As on the door');
  expect(told('Age (optional)')).toBe('At least 4, please.');
  expect(told('Password')).toBe('At least 8 characters, please.');
  expect(told('I agree')).toBe('You have to agree.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error disappears as soon as it is corrected', async () => {
  renderForm(<Probe onSubmit={async () => undefined} />);
  await send();
  await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(screen.getByLabelText('Name'), 'M');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('false');
});

test.each([
  ['the fields that the server names', refused('request/invalid', ['password']), 'Password'],
  ['the field that a code is about', refused('auth/username-taken'), 'Name'],
])('%s get its error and the focus', async (_name, error, label) => {
  renderForm(<Probe onSubmit={() => Promise.reject(error)} />);
  await fillIn();
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('any other refusal is announced above the button, and disappears with the next attempt', async () => {
  let down = true;
  const onSubmit = async (): Promise<void> => {
    if (down) throw refused('gateway/service-down');
  };
  renderForm(<Probe onSubmit={onSubmit} />);
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
  down = false;
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a code without a text of its own still says something', async () => {
  renderForm(<Probe onSubmit={() => Promise.reject(refused('level/unknown-level'))} />);
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side');
});

test('it is sent once at a time; a form that leads to another page stays disabled', async () => {
  let calls = 0;
  let finish: () => void = () => undefined;
  const onSubmit = (): Promise<void> => {
    calls += 1;
    return new Promise(resolve => {
      finish = resolve;
    });
  };
  renderForm(<Probe once onSubmit={onSubmit} />);
  await fillIn();
  await send();
  await waitFor(() => expect(calls).toBe(1));
  await send();
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  finish();
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(calls).toBe(1);
});

test('two presses at the same moment are one', async () => {
  let calls = 0;
  renderForm(
    <Probe
      onSubmit={async () => {
        calls += 1;
      }}
    />,
  );
  await fillIn();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(calls).toBeGreaterThan(0));
  await act(() => new Promise(resolve => setTimeout(resolve, 0)));
  expect(calls).toBe(1);
});

test('a password is hidden until the user chooses to see it', async () => {
  renderForm(<Probe onSubmit={async () => undefined} />);
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password.type).toBe('text');
});
