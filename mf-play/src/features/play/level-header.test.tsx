import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coursePart, type LockReason } from '@burrow/contracts';
import { Visitor } from '../../testing/visitor.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { LevelHeader } from './level-header.tsx';

startServer();

async function renderHeader(slug: string, locks: Record<string, LockReason> = {}): Promise<void> {
  const visitor = new Visitor({ locks });
  const level = visitor.level(slug);
  if (!level) throw new Error(`${slug} was not recorded`);
  const course = visitor.course('python');
  renderPlay(
    [
      {
        path: 'x',
        element: (
          <LevelHeader level={level} course={course ? coursePart(course, { level: slug }) : undefined} />
        ),
      },
    ],
    'x',
  );
  await screen.findByRole('heading', { name: level.name });
}

test('Back and Next lead to the neighbours', async () => {
  await renderHeader('intro-level2');
  const [back, next] = screen.getAllByRole('link');
  expect(back?.getAttribute('href')).toBe('/en/play/python/intro-level1');
  expect(next?.getAttribute('href')).toBe('/en/play/python/intro-level3');
});

test('at the first level Back is not a link and says why', async () => {
  await renderHeader('intro-level1');
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  const back = screen.getByRole('button', { name: 'Back. This is the first level of the course' });
  expect(back.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(back);
  expect((await screen.findByRole('tooltip')).textContent).toBe('This is the first level of the course');
});

test('Next does not lead to a locked level', async () => {
  await renderHeader('intro-level2', { 'intro-level3': 'plan' });
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Back']);
  expect(screen.getByRole('button', { name: /^Next\. Next level is locked/ })).toBeTruthy();
});

test('Next at the end of the course says so', async () => {
  await renderHeader('intro-level4');
  expect(
    screen.getByRole('button', { name: 'Next. You have reached the end of available content' }),
  ).toBeTruthy();
});
