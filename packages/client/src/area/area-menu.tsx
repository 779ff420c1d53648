import { splitLocalePath } from '@burrow/i18n';
import { Icon, type IconName } from '@burrow/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { LocaleLink } from '../page/locale-link.tsx';
import { useLocation } from '../router.ts';

export interface AreaMenuLink {
  /** Path without language; pages below it count as it. */
  readonly to: string;
  readonly text: string;
  readonly icon?: IconName;
  /** Shown after the text, such as a number. */
  readonly more?: ReactNode;
}

interface AreaMenuProps {
  readonly label: string;
  readonly links: readonly AreaMenuLink[];
  /** Above the links. */
  readonly head?: ReactNode;
  /** Below the links. */
  readonly foot?: ReactNode;
}

/** The menu of an area, next to its pages; on a phone a strip above them. */
export function AreaMenu({ label, links, head, foot }: AreaMenuProps) {
  const { rest } = splitLocalePath(useLocation().pathname);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the menu may be wider than the page.
    const current = menu.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [rest, links.length]);
  return (
    <nav ref={menu} className="area__menu" aria-label={label}>
      {head}
      <ul>
        {links.map(({ to, text, icon, more }) => (
          <li key={to}>
            <LocaleLink
              to={to}
              className="area__link"
              aria-current={rest.startsWith(to) ? 'page' : undefined}
            >
              {icon && <Icon name={icon} size={22} />}
              <span>{text}</span>
              {more}
            </LocaleLink>
          </li>
        ))}
      </ul>
      {foot}
    </nav>
  );
}
