import type { ModalName, ModalProps } from '@burrow/client';

/** What a dialog gets: what it was opened with, and the way to close it. */
export type DialogProps<Name extends ModalName> = ModalProps[Name] & { readonly onClose: () => void };
