import { isSameProgram } from '@burrow/exercises';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLevel } from '../../level/level.context.ts';
import { useCode } from '../../level/use-code.ts';
import { useRunPart } from '../../run/use-run.ts';
import { designState, isBroken, type DesignState } from './design.rules.ts';
import type { Design } from './use-design.ts';

/** What is chosen, and whether the given program fails there. */
export interface OpenDesign extends Design {
  readonly state: DesignState;
  /** The given program may not be changed yet. */
  readonly isLocked: boolean;
}

const DesignContext = createContext<OpenDesign | null>(null);

/** Returns what can be chosen of the level's setting; null in most levels. */
export const useOpenDesign = (): OpenDesign | null => useContext(DesignContext);

interface DesignProviderProps {
  readonly design: Design | null;
  readonly children: ReactNode;
}

/** Follows the search for a setting in which the given program fails. */
export function DesignProvider({ design, children }: DesignProviderProps) {
  const { codeTemplate } = useLevel().level;
  const code = useCode();
  const result = useRunPart(run => run.result);
  const isGiven = isSameProgram(
    useRunPart(run => run.code),
    codeTemplate,
  );
  const isOfThisSetting = useRunPart(run => run.picture.recording !== null);
  const [wasFound, setFound] = useState(() => !isSameProgram(code.now(), codeTemplate));
  const isFound = wasFound || (isGiven && isBroken(result));
  if (isFound !== wasFound) setFound(isFound);
  const state = designState({ isFound, result: isOfThisSetting ? result : null });
  const isLocked = !isFound && isSameProgram(code.text, codeTemplate);
  return <DesignContext value={design && { ...design, state, isLocked }}>{children}</DesignContext>;
}
