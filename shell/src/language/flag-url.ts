import bg from 'flag-icons/flags/4x3/bg.svg';
import pt from 'flag-icons/flags/4x3/br.svg';
import zh from 'flag-icons/flags/4x3/cn.svg';
import cs from 'flag-icons/flags/4x3/cz.svg';
import de from 'flag-icons/flags/4x3/de.svg';
import da from 'flag-icons/flags/4x3/dk.svg';
import es from 'flag-icons/flags/4x3/es.svg';
import fi from 'flag-icons/flags/4x3/fi.svg';
import fr from 'flag-icons/flags/4x3/fr.svg';
import en from 'flag-icons/flags/4x3/gb.svg';
import el from 'flag-icons/flags/4x3/gr.svg';
import hu from 'flag-icons/flags/4x3/hu.svg';
import id from 'flag-icons/flags/4x3/id.svg';
import he from 'flag-icons/flags/4x3/il.svg';
import hi from 'flag-icons/flags/4x3/in.svg';
import it from 'flag-icons/flags/4x3/it.svg';
import ja from 'flag-icons/flags/4x3/jp.svg';
import ko from 'flag-icons/flags/4x3/kr.svg';
import ms from 'flag-icons/flags/4x3/my.svg';
import nl from 'flag-icons/flags/4x3/nl.svg';
import no from 'flag-icons/flags/4x3/no.svg';
import pl from 'flag-icons/flags/4x3/pl.svg';
import ro from 'flag-icons/flags/4x3/ro.svg';
import ru from 'flag-icons/flags/4x3/ru.svg';
import ar from 'flag-icons/flags/4x3/sa.svg';
import sv from 'flag-icons/flags/4x3/se.svg';
import th from 'flag-icons/flags/4x3/th.svg';
import tr from 'flag-icons/flags/4x3/tr.svg';
import uk from 'flag-icons/flags/4x3/ua.svg';
import vi from 'flag-icons/flags/4x3/vn.svg';

/** Flags of the languages that can be chosen, by language code. */
const FLAGS: Readonly<Record<string, string>> = {
  ar,
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};

/** Returns the URL of a language's flag, or null. */
export function flagUrl(code: string): string | null {
  return FLAGS[code] ?? null;
}
