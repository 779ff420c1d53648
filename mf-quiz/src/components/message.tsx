import { usePage } from '@burrow/client';
import { MessagePanel } from '@burrow/ui';
import type { ComponentProps } from 'react';
import { NotIndexed } from './not-indexed.tsx';

/** Shown in place of a page: its title is the document's. */
export function Message(props: ComponentProps<typeof MessagePanel>) {
  usePage(props.title);
  return (
    <>
      <NotIndexed />
      <MessagePanel {...props} />
    </>
  );
}
