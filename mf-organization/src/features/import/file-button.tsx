import { useTranslation } from '@burrow/i18n';

const KINDS =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A button that lets a file be chosen. */
export function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation('import');
  return (
    <label className="link-button import-file">
      {t('file')}
      <input
        type="file"
        className="visually-hidden"
        accept={KINDS}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
    </label>
  );
}
