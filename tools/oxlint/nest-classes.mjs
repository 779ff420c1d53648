// How the classes that Nest creates get what they work with.
const MOST_PARAMETERS = 6;

/** A DataSource reaches the rows of every table, repositories those of the tables that are named. */
const isRows = param =>
  param.decorators?.some(({ expression }) => expression.callee?.name === 'InjectRepository') ||
  (param.parameter ?? param).typeAnnotation?.typeAnnotation.typeName?.name === 'DataSource';

/** The parts that a class works with are few. Its repositories are one of them, as the DataSource is that stands for all. */
export const constructorParameters = {
  create: context => ({
    MethodDefinition(node) {
      const rows = node.value.params.filter(isRows).length;
      const count = node.value.params.length - rows + Math.min(rows, 1);
      if (node.kind !== 'constructor' || count <= MOST_PARAMETERS) return;
      const message = `It takes ${count} parts, of at most ${MOST_PARAMETERS}: split it by what it is for.`;
      context.report({ node, message });
    },
  }),
};

/** What runs statements: a transaction, or whatever it is called in. */
const RUNS_STATEMENTS = ['SqlRunner', 'EntityManager', 'QueryRunner', 'DataSource'];

const runsStatements = param => RUNS_STATEMENTS.includes(param.typeAnnotation?.typeAnnotation.typeName?.name);

/** A function of a file's own, with the node that says its parameters. */
const functionIn = node => {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declared?.type === 'FunctionDeclaration') return [declared];
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) =>
    init?.type === 'ArrowFunctionExpression' ? [init] : [],
  );
};

/** What a class of Nest's does in a transaction is a method: its repositories, and their manager, join the transaction. */
export const transactionsInClasses = {
  create: context => ({
    Program({ body }) {
      const isNests = body.some(
        ({ declaration }) => declaration?.type === 'ClassDeclaration' && declaration.decorators?.length > 0,
      );
      if (!isNests) return;
      for (const node of body.flatMap(functionIn).filter(({ params }) => params.some(runsStatements)))
        context.report({
          node,
          message:
            'Make it a private method: repositories, and the manager of the DataSource, join the transaction.',
        });
    },
  }),
};
