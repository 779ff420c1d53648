import { describe, expect, test } from '@jest/globals';
import { changedLesson, joiningAfter } from './class-entry.rules.ts';

const NOW = new Date('2026-11-02T09:00:00Z');
const at = (time: string) => new Date(`2026-11-02T${time}:00Z`);

describe('joining by the code', () => {
  test('is open for half an hour from when it is opened, however long it was open before', () => {
    expect(joiningAfter('open', null, NOW)).toEqual(at('09:30'));
    expect(joiningAfter('open', at('09:29'), NOW)).toEqual(at('09:30'));
  });

  test('ends when it is closed', () => expect(joiningAfter('close', at('09:20'), NOW)).toBeNull());

  test('is as open with a new code as with the old one', () => {
    expect(joiningAfter('renew', at('09:20'), NOW)).toEqual(at('09:20'));
    expect(joiningAfter('renew', null, NOW)).toBeNull();
  });
});

describe('a lesson', () => {
  const none = { lessonBeganAt: null, lessonEndsAt: null, pictureLogIn: true, sharedDevices: true };
  const running = { ...none, lessonBeganAt: at('08:30'), lessonEndsAt: at('09:15') };
  const over = { ...none, lessonBeganAt: at('08:00'), lessonEndsAt: at('08:45') };

  test('begins now if none is open, or the last one is over', () => {
    const begun = { ...none, lessonBeganAt: NOW, lessonEndsAt: at('09:45') };
    expect(changedLesson({ minutes: 45 }, none, NOW)).toEqual(begun);
    expect(changedLesson({ minutes: 45 }, over, NOW)).toEqual(begun);
    expect(changedLesson({ minutes: 45 }, { ...over, lessonEndsAt: NOW }, NOW)).toEqual(begun);
  });

  test('that is open goes on until its new end', () => {
    expect(changedLesson({ minutes: 45 }, running, NOW)).toEqual({ ...running, lessonEndsAt: at('09:45') });
  });

  test('keeps what is not said, and takes what is', () => {
    const minutes = 10;
    expect(changedLesson({ minutes, picture_log_in: false }, running, NOW)).toMatchObject({
      pictureLogIn: false,
      sharedDevices: true,
    });
    expect(changedLesson({ minutes, shared_devices: false }, running, NOW)).toMatchObject({
      pictureLogIn: true,
      sharedDevices: false,
    });
  });

  test('ends now; one that ended keeps its end', () => {
    expect(changedLesson({ end: true }, running, NOW)).toEqual({ ...running, lessonEndsAt: NOW });
    expect(changedLesson({ end: true }, over, NOW)).toEqual(over);
    expect(changedLesson({ end: true }, none, NOW)).toEqual(none);
  });

  test('neither begins nor ends when only the log-in with pictures changes', () => {
    expect(changedLesson({ picture_log_in: false }, running, NOW)).toEqual({
      ...running,
      pictureLogIn: false,
    });
    expect(changedLesson({ picture_log_in: false }, none, NOW)).toEqual({ ...none, pictureLogIn: false });
  });
});
