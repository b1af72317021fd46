// An ESLint rule: finds text in JSX that breaks when the browser translates the page. Chrome and Edge replace each text
// node by a `<font>` element. React still refers to the text node: it throws when it removes the node or inserts beside
// it, and a change of the text does not show. Text that is an element's only child is safe: React sets it through the
// element.
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Reports text beside a child that may change, and text that may change beside any other child. Needs types. */
export const noBareText = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bareText:
        'This text needs an element of its own, such as <span>, or one template string for the whole: a translated page breaks here.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    const partsOf = (type: ts.Type): ts.Type[] =>
      type.isUnion() ? type.types.flatMap(partsOf) : [type];

    /** `seen` contains the types around this one, because a list type may be recursive. */
    function isListOfText(type: ts.Type, seen: readonly ts.Type[] = []): boolean {
      return (
        !seen.includes(type) &&
        (checker.isArrayType(type) || checker.isTupleType(type)) &&
        checker
          .getTypeArguments(type as ts.TypeReference)
          .some((item) => mayBeText(item, [...seen, type]))
      );
    }

    function mayBeText(type: ts.Type, seen: readonly ts.Type[] = []): boolean {
      return partsOf(type).some(
        (part) =>
          (part.flags & (TEXT | ANYTHING) && !(part.isStringLiteral() && part.value === '')) ||
          isListOfText(part, seen),
      );
    }

    /** The types that a component returns. A library's component, which returns any ReactNode, counts as an element. */
    function renderedTypes({ openingElement: { name } }: TSESTree.JSXElement): ts.Type[] {
      const returned = services
        .getTypeAtLocation(name)
        .getCallSignatures()
        .flatMap((signature) => partsOf(signature.getReturnType()));
      return returned.some(({ flags }) => flags & ts.TypeFlags.BigInt) ? [] : returned;
    }
    const mayRender = (child: TSESTree.JSXElement, what: ts.TypeFlags) =>
      renderedTypes(child).some(({ flags }) => flags & what);

    const isFixedText = (child: TSESTree.JSXChild) =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

    function isText(child: TSESTree.JSXChild): boolean {
      if (child.type === 'JSXElement') return mayRender(child, TEXT);
      if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXText';
      return mayBeText(services.getTypeAtLocation(child.expression));
    }

    /** React inserts a new element when the key changes. */
    const hasKey = ({ openingElement: { attributes } }: TSESTree.JSXElement) =>
      attributes.some((given) => given.type === 'JSXAttribute' && given.name.name === 'key');

    function mayChange(child: TSESTree.JSXChild): boolean {
      if (child.type !== 'JSXElement') return !isFixedText(child);
      return hasKey(child) || mayRender(child, ts.TypeFlags.Null | TEXT);
    }

    const isRendered = (child: TSESTree.JSXChild) =>
      child.type === 'JSXExpressionContainer'
        ? child.expression.type !== 'JSXEmptyExpression'
        : child.type !== 'JSXText' || !/^\s*$/.test(child.value) || !child.value.includes('\n');

    function check(parent: TSESTree.JSXElement | TSESTree.JSXFragment): void {
      const children = parent.children.filter(isRendered);
      // The siblings of a fragment's children are unknown here.
      const isAlone = children.length === 1 && parent.type === 'JSXElement';
      for (const child of children) {
        const type =
          child.type === 'JSXExpressionContainer' && services.getTypeAtLocation(child.expression);
        const isBad = isAlone
          ? (type && isListOfText(type)) || (child.type === 'JSXElement' && isText(child))
          : isText(child) &&
            (parent.type === 'JSXFragment' ||
              !isFixedText(child) ||
              children.some((other) => other !== child && mayChange(other)));
        if (isBad) context.report({ node: child, messageId: 'bareText' });
      }
    }

    return { JSXElement: check, JSXFragment: check };
  },
});
