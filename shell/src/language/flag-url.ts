import pt from 'flag-icons/flags/4x3/br.svg';
import zh from 'flag-icons/flags/4x3/cn.svg';
import cs from 'flag-icons/flags/4x3/cz.svg';
import de from 'flag-icons/flags/4x3/de.svg';
import es from 'flag-icons/flags/4x3/es.svg';
import fr from 'flag-icons/flags/4x3/fr.svg';
import en from 'flag-icons/flags/4x3/gb.svg';
import id from 'flag-icons/flags/4x3/id.svg';
import it from 'flag-icons/flags/4x3/it.svg';
import ja from 'flag-icons/flags/4x3/jp.svg';
import ko from 'flag-icons/flags/4x3/kr.svg';
import nl from 'flag-icons/flags/4x3/nl.svg';
import pl from 'flag-icons/flags/4x3/pl.svg';
import ru from 'flag-icons/flags/4x3/ru.svg';
import ar from 'flag-icons/flags/4x3/sa.svg';
import sv from 'flag-icons/flags/4x3/se.svg';
import tr from 'flag-icons/flags/4x3/tr.svg';
import uk from 'flag-icons/flags/4x3/ua.svg';

/** Flags of the languages that can be chosen, by language code. */
const FLAGS: Readonly<Record<string, string>> = {
  ar,
  cs,
  de,
  en,
  es,
  fr,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  uk,
  zh,
};

/** Returns the URL of a language's flag, or null. */
export function flagUrl(code: string): string | null {
  return FLAGS[code] ?? null;
}
