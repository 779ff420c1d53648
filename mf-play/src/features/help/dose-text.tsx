import type { HintDose, LevelData, Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { loadWorld, startState } from '@burrow/world';
import { useMemo } from 'react';
import { textLanguage } from '../../level/text-language.rules.ts';
import { placeWords } from '../../level/place-words.rules.ts';
import { useGrid } from '../grid/index.ts';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';

/** The text of a dose of help. */
export function DoseText({ dose, level }: { readonly dose: HintDose; readonly level: LevelData }) {
  const { t } = useTranslation('play-dialogs');
  switch (dose.kind) {
    case 'nudge':
      return <LevelMarkdown text={dose.text} {...textLanguage(level)} />;
    case 'look':
      return (
        <>
          <LevelMarkdown text={dose.text} {...textLanguage(level)} />
          <ul className="ladder__places">
            {dose.tile && <TileToLookAt tile={dose.tile} level={level} />}
            {dose.line && <li>{t('help.codeLine', { line: dose.line })}</li>}
          </ul>
        </>
      );
    case 'lines':
      return (
        <ul className="ladder__lines">
          {dose.lines.map((line, index) => (
            <li key={index}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
      );
    case 'line':
      return (
        <pre tabIndex={0} dir="ltr">
          {dose.line}
        </pre>
      );
  }
}

/** The map as it is before a run. */
function TileToLookAt({ tile, level }: { readonly tile: Position; readonly level: LevelData }) {
  const { t } = useTranslation(['play-dialogs', 'play']);
  const { isShown: hasGrid } = useGrid();
  const world = useMemo(() => loadWorld(level), [level]);
  const place = placeWords({ world, state: startState(world), tile, animal: null }, hasGrid, t);
  return <li>{t('help.tile', { place })}</li>;
}
