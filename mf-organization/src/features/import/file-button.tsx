import { useTranslation } from '@burrow/i18n';

const KINDS =
  '.csv,.tsv,.txt,.xlsx,.zip,application/zip,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A button that lets a file be chosen, or the several files of a roster. */
export function FileButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('import');
  return (
    <label className="link-button import-file">
      {t('file')}
      <input
        type="file"
        className="visually-hidden"
        multiple
        accept={KINDS}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
    </label>
  );
}
