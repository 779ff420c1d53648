import characters from '@burrow/art/dist/characters.json' with { type: 'json' };
import objects from '@burrow/art/dist/objects.json' with { type: 'json' };
import type { Atlases } from './paint.rules.ts';

/** Where the pictures of things and animals are on their sheets. */
export const ATLASES: Atlases = { objects: objects.frames, characters: characters.frames };
