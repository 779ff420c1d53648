import { facesOf, familyOf, type Face } from './faces.table.ts';
import { loadFace, type LoadedFace } from './load-face.ts';
import { Slices } from './slices.ts';

/** The faces with which a text is written, in the order in which they are asked for a glyph. */
export type Faces = readonly LoadedFace[];

const MAX_RARE = 24;
const isIdeograph = (character: string): boolean => /\p{Script=Han}/u.test(character);
const pointOf = (character: string): number => character.codePointAt(0) ?? 0;

/** Loads faces when a text first needs them, and keeps them; of those for rare ideographs only some. */
export class FontShelf {
  private readonly slices = new Slices();
  private readonly common = new Map<string, LoadedFace>();
  private readonly rare = new Map<string, LoadedFace>();
  private changes = 0;

  /** Everything on the shelf, for a compiler. */
  get all(): Faces {
    return [...this.common.values(), ...this.rare.values()];
  }

  /** Is another one whenever the shelf holds other faces. */
  get version(): number {
    return this.changes;
  }

  /** The faces that a text of that language needs; those for large scripts only where the text is written in them. */
  facesFor(language: string, text: string): Faces {
    let rest = [...new Set(text.normalize('NFC'))];
    const faces: LoadedFace[] = [];
    const take = (face: Face, place: Map<string, LoadedFace>): void => {
      const loaded = this.load(face, place);
      faces.push(loaded);
      rest = rest.filter(character => !loaded.points.has(pointOf(character)));
    };
    for (const face of facesOf(language)) {
      const { onlyFor } = face;
      if (onlyFor === undefined || rest.some(character => onlyFor.test(character))) take(face, this.common);
    }
    for (const character of rest.filter(isIdeograph))
      for (const slice of this.slices.facesWith(pointOf(character)))
        if (rest.includes(character)) take(slice, this.rare);
    return faces;
  }

  /** Between two documents: puts the faces for rare ideographs away if they have become many. */
  tidy(): void {
    if (this.rare.size <= MAX_RARE) return;
    this.rare.clear();
    this.changes++;
  }

  private load(face: Face, place: Map<string, LoadedFace>): LoadedFace {
    const family = familyOf(face);
    const known = place.get(family);
    if (known !== undefined) return known;
    const loaded = loadFace(face);
    place.set(family, loaded);
    this.changes++;
    return loaded;
  }
}
