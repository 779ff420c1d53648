// Rules of this project that oxlint lacks: how files and folders are named, how classes, constructors and modules of the
// server look, where SQL and texts are, and that rules are tested.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constructorParameters, transactionsInClasses } from './nest-classes.mjs';
import {
  COMPONENT_ROLES,
  KNOWN_BY_NAME,
  ROLES,
  SAID_IN_NAMES,
  WEB_KNOWN_BY_NAME,
  WEB_ROLES,
  WITHOUT_CLASS_SUFFIX,
} from './roles.mjs';

const pascal = text => text.replaceAll(/(?:^|[-.])(\w)/g, (_, first) => first.toUpperCase());

/** What a file exports of its own, by name, and the nodes of its classes. */
function exportsOf(program) {
  const names = [];
  const classes = [];
  for (const { type, declaration, specifiers = [], source } of program.body) {
    if (type !== 'ExportNamedDeclaration') continue;
    if (!source) names.push(...specifiers.map(({ exported }) => exported.name));
    if (!declaration) continue;
    if (declaration.type === 'ClassDeclaration') classes.push(declaration);
    const declared = declaration.declarations ?? [declaration];
    names.push(...declared.flatMap(({ id }) => id.name ?? id.properties.map(({ value }) => value.name)));
  }
  return { names, classes };
}

/** A file ends in its role, or is named for what it exports; what Nest creates always has a role. */
const fileRole = {
  create: context => ({
    Program(node) {
      const file = path.basename(context.filename);
      if (KNOWN_BY_NAME.test(file) || /[\\/]migrations[\\/]/.test(context.filename)) return;
      const [base, ...rest] = file.replace(/\.ts$/, '').split('.');
      const { names, classes } = exportsOf(node);
      const role = rest.at(-1);
      if (role === undefined) {
        const made = classes.find(({ decorators }) => decorators?.length > 0);
        const says = made
          ? `${made.id.name} is made by Nest: its file ends in its role, such as ${base}.service.ts.`
          : `Name it for what it exports, or end it in its role (tools/oxlint/roles.mjs).`;
        const isNamed = names.some(name => pascal(base).toLowerCase() === name.toLowerCase());
        if (made || !isNamed) context.report({ node, message: says });
        return;
      }
      if (!ROLES.includes(role))
        context.report({ node, message: `.${role} is no role: see tools/oxlint/roles.mjs.` });
      if (WITHOUT_CLASS_SUFFIX.includes(role)) return;
      for (const { id } of classes.filter(({ id }) => !id.name.endsWith(pascal(role))))
        context.report({ node: id, message: `Call it ${id.name}${pascal(role)}, as its file says.` });
    },
  }),
};

const plain = text => text.replaceAll(/[-_]/g, '').toLowerCase();

/** What is wrong with a file of the browser's side without a role, if anything is. */
function unnamed(file, base, names) {
  const isComponent = file.endsWith('.tsx');
  const role = COMPONENT_ROLES.find(each =>
    names.some(name => /^[A-Z]/.test(name) && name.endsWith(pascal(each)) && name !== pascal(each)),
  );
  if (isComponent && role) return `It exports a ${pascal(role)}: end it in .${role}.tsx.`;
  const isNamed = names.length === 0 || names.some(name => plain(name).includes(plain(base)));
  if (isNamed || (!isComponent && names.length > 1)) return undefined;
  return 'Name it for what it exports, or end it in its role (tools/oxlint/roles.mjs).';
}

/**
 * The same on the browser's side: a component's file is named for it, and so is one that exports a single thing;
 * several things are named for what they are about.
 */
const webFileRole = {
  create: context => ({
    Program(node) {
      const file = path.basename(context.filename);
      if (WEB_KNOWN_BY_NAME.test(file)) return;
      const [base, ...rest] = file.replace(/\.tsx?$/, '').split('.');
      const { names } = exportsOf(node);
      const role = rest.at(-1);
      const isSaid = !SAID_IN_NAMES.includes(role) || names.some(name => name.endsWith(pascal(role)));
      let message;
      if (role === undefined) message = unnamed(file, base, names);
      else if (!WEB_ROLES.includes(role)) message = `.${role} is no role: see tools/oxlint/roles.mjs.`;
      else if (!isSaid) message = `It exports nothing that is called …${pascal(role)}, as its file says.`;
      if (message) context.report({ node, message });
    },
  }),
};

/** A constructor parameter's type names its class; only tokens, in capitals, are injected by name. */
const injectTokensOnly = {
  create: context => ({
    Decorator(node) {
      const { type, callee, arguments: [token] = [] } = node.expression;
      if (type !== 'CallExpression' || callee.name !== 'Inject') return;
      if (token?.type === 'Identifier' && /^[A-Z][A-Z0-9_]*$/.test(token.name)) return;
      context.report({ node, message: 'The type of the parameter says it: leave out @Inject.' });
    },
  }),
};

/** How a statement begins that reads or writes rows. */
const SQL = /^\s*(select|insert\s+into|update\s+\S+(\s+as\s+\w+)?\s+set|delete\s+from|with\s+\w+\s+as)\s/i;

const isText = node => node?.type === 'TemplateLiteral' || typeof node?.value === 'string';

/** SQL has files of its own: *.queries.ts. */
const sqlInQueries = {
  create(context) {
    const report = node =>
      context.report({
        node,
        message: 'SQL stands in a *.queries.ts; what is plain is read and written by entities.',
      });
    return {
      Literal: node => isText(node) && SQL.test(node.value) && report(node),
      TemplateLiteral: node =>
        SQL.test(node.quasis.map(({ value }) => value.cooked).join('x')) && report(node),
      CallExpression({ callee, arguments: [text] }) {
        if (
          callee.property?.name === 'query' &&
          isText(text) &&
          !SQL.test(context.sourceCode.getText(text).slice(1))
        )
          report(text);
      },
    };
  },
};

const DATABASE_PACKAGES = new Set(['typeorm', '@nestjs/typeorm', 'pg']);

/** Whether an import brings a way to the database. */
const reachesDatabase = ({ source, specifiers }) =>
  DATABASE_PACKAGES.has(source.value) ||
  source.value.endsWith('.queries.ts') ||
  specifiers.some(({ imported }) => imported?.name === 'InjectPool');

/** A controller says what a call takes and answers; repositories and services read and write rows. */
const noSqlInControllers = {
  create: context => ({
    ImportDeclaration(node) {
      if (!reachesDatabase(node)) return;
      context.report({
        node,
        message: 'Read and write rows in a *.repository.ts, or in a *.service.ts if it is a transaction.',
      });
    },
  }),
};

/** What makes a statement or a piece of one. */
const SQL_TAGS = new Set(['sql', 'sqlPart', 'preparedSql']);
const tagOf = ({ parent }) =>
  parent?.type === 'TaggedTemplateExpression' ? (parent.tag.callee?.name ?? parent.tag.name) : undefined;

/** A statement is made by its tag, which declares its rows: the database is asked about these. */
const sqlByTag = {
  create(context) {
    const message = 'A statement is made by sql`…`, which declares its rows.';
    const text = node => node.quasis.map(({ value }) => value.cooked).join('x');
    return {
      Literal: node => isText(node) && SQL.test(node.value) && context.report({ node, message }),
      TemplateLiteral: node =>
        SQL.test(text(node)) && !SQL_TAGS.has(tagOf(node)) && context.report({ node, message }),
    };
  },
};

/** Texts that need no translation. */
const NAMES = new Set(['Burrow']);
const READ_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'title']);

/** What people read comes from locale files: there is no text in a component. */
const textInLocales = {
  create(context) {
    const look = (node, text) => {
      const said = String(text).trim();
      if (!/\p{L}{2,}/u.test(said) || NAMES.has(said)) return;
      context.report({ node, message: `"${said}" belongs into a locale file, with t('…') in its place.` });
    };
    return {
      JSXText: node => look(node, node.value),
      JSXAttribute({ name, value }) {
        if (value?.type === 'Literal' && READ_ATTRIBUTES.has(name.name)) look(value, value.value);
      },
    };
  },
};

/** A rule has its test beside it, so that whoever breaks it is told by the project's own tests. */
const rulesHaveTests = {
  create: context => ({
    Program(node) {
      const file = context.filename;
      const base = path.basename(file, '.ts');
      const beside = ['test.ts', 'test.tsx', 'spec.ts'].map(end => file.replace(/ts$/, end)).find(existsSync);
      if (beside === undefined)
        context.report({
          node,
          message: `Its test is missing beside it: ${base}.test.ts or ${base}.spec.ts.`,
        });
      else if (!readFileSync(beside, 'utf8').includes(`'./${base}.ts'`))
        context.report({ node, message: `${path.basename(beside)} does not import it.` });
    },
  }),
};

/** A module that offers more than this is several. */
const MOST_IN_A_MODULE = 12;

/** A Nest module holds what one can see at a glance. */
const moduleSize = {
  create: context => ({
    Property({ key, value }) {
      if (!['controllers', 'providers'].includes(key.name) || value.type !== 'ArrayExpression') return;
      const count = value.elements.length;
      if (count <= MOST_IN_A_MODULE) return;
      const message = `${count} ${key.name}, of at most ${MOST_IN_A_MODULE}: make a module of each feature.`;
      context.report({ node: value, message });
    },
  }),
};

/** What is in every feature that needs it. */
const IN_MANY_FOLDERS = new Set(['locales']);
const foldersOf = new Map();

/** The folders below a service's src, by their names. */
function foldersByName(src) {
  if (!foldersOf.has(src)) {
    const found = readdirSync(src, { recursive: true, withFileTypes: true }).filter(each =>
      each.isDirectory(),
    );
    foldersOf.set(
      src,
      Map.groupBy(found, ({ name }) => name),
    );
  }
  return foldersOf.get(src);
}

/** A name says where something is: no two folders of a service share one. */
const foldersOnce = {
  create: context => ({
    Program(node) {
      const [, src, folder] =
        /^(.*?\/services\/[^/]+\/src)\/(?:.*\/)?([^/]+)\/[^/]+$/.exec(context.filename) ?? [];
      if (src === undefined || IN_MANY_FOLDERS.has(folder)) return;
      const twins = foldersByName(src).get(folder) ?? [];
      if (twins.length < 2) return;
      const paths = twins
        .map(({ parentPath, name }) => path.relative(src, path.join(parentPath, name)))
        .toSorted();
      context.report({ node, message: `Two folders are called ${folder}: ${paths.join(', ')}.` });
    },
  }),
};

export default {
  meta: { name: 'burrow' },
  rules: {
    'constructor-parameters': constructorParameters,
    'file-role': fileRole,
    'folders-once': foldersOnce,
    'inject-tokens-only': injectTokensOnly,
    'module-size': moduleSize,
    'no-sql-in-controllers': noSqlInControllers,
    'rules-have-tests': rulesHaveTests,
    'sql-by-tag': sqlByTag,
    'sql-in-queries': sqlInQueries,
    'text-in-locales': textInLocales,
    'transactions-in-classes': transactionsInClasses,
    'web-file-role': webFileRole,
  },
};
