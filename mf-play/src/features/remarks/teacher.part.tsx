import { snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import type { OwnRemark } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useEffect, useRef, useState } from 'react';
import { useReadRemarksMutation } from '../../level/feedback.api.ts';
import type { EditorLines } from '../editor/index.ts';
import { HandIn } from './hand-in.tsx';
import { LineRemarks } from './line-remarks.tsx';
import { RemarkCard } from './remark-card.tsx';
import { RemarksDialog } from './remarks.dialog.tsx';
import './remarks.css';
import { useFeedbackHere } from './use-feedback-here.ts';
import { useLinePlaces } from './use-line-places.ts';
import { useShownRemarks } from './use-shown-remarks.ts';

export interface TeacherPartProps {
  /** Null until the editor has loaded. */
  readonly lines: EditorLines | null;
  readonly isRunning: boolean;
}

const idsOf = (remarks: readonly OwnRemark[]): readonly string[] => remarks.map(({ id }) => id);
const unread = (remarks: readonly OwnRemark[]): readonly OwnRemark[] =>
  remarks.filter(({ read_at }) => read_at === null);

/** What teachers wrote about the level, at its lines and above the program, and handing in. */
export function TeacherPart({ lines, isRunning }: TeacherPartProps) {
  const { t } = useTranslation('remarks');
  const { remarks } = useFeedbackHere();
  const places = useLinePlaces(lines, remarks);
  const { isShown, show, hide } = useShownRemarks(remarks, isRunning);
  const read = useRead();
  const [isListed, setIsListed] = useState(false);
  useNews();
  const close = (remark: OwnRemark): void => {
    read([remark]);
    hide([remark.id]);
  };
  const toggle = (here: readonly OwnRemark[], isOpened: boolean): void => {
    if (!isOpened) read(here);
    (isOpened ? show : hide)(idsOf(here));
  };
  const showAt = (remark: OwnRemark): void => {
    setIsListed(false);
    show([remark.id]);
    lines?.reveal(places.get(remark.id) ?? 0);
  };
  const list = (): void => {
    read(remarks);
    setIsListed(true);
  };
  const loose = lines ? remarks.filter(each => isShown(each) && (places.get(each.id) ?? null) === null) : [];
  const news = unread(remarks).length;
  return (
    <>
      <div className="teacher-bar">
        {remarks.length > 0 && (
          <Button onClick={list}>
            <Icon name="guide" size={16} /> {t('all', { count: remarks.length })}
            {news > 0 && <span className="teacher-bar__new">{t('new', { count: news })}</span>}
          </Button>
        )}
        <HandIn />
      </div>
      {loose.map(remark => (
        <RemarkCard key={remark.id} remark={remark} line={null} onClose={() => close(remark)} />
      ))}
      {lines && <LineRemarks {...{ lines, places, remarks, isShown }} onToggle={toggle} onClose={close} />}
      <RemarksDialog
        open={isListed}
        onClose={() => setIsListed(false)}
        remarks={remarks}
        places={places}
        onShow={showAt}
      />
    </>
  );
}

/** Returns what says that remarks were read: by the student themselves, not by a teacher who looks at the level. */
function useRead(): (remarks: readonly OwnRemark[]) => void {
  const { isStudent } = useSession();
  const [send] = useReadRemarksMutation();
  return remarks => {
    const ids = idsOf(unread(remarks));
    if (isStudent && ids.length > 0) void send(ids);
  };
}

/** Says that a remark came while the page is open; on a phone the program may be out of sight. */
function useNews(): void {
  const { t } = useTranslation('remarks');
  const dispatch = useAppDispatch();
  const { remarks, isLoaded } = useFeedbackHere();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const before = known.current;
    known.current = new Set(idsOf(remarks));
    const came = before === null ? [] : unread(remarks).filter(({ id }) => !before.has(id));
    if (came.length > 0) dispatch(snackbarShown(t('came', { count: came.length }), 'info'));
  }, [dispatch, isLoaded, remarks, t]);
}
