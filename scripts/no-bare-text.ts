// ESLint: text in JSX that a browser's translator would break. Chrome and Edge put `<font>` in the place of each text
// node, and React, which still holds the node, throws when it inserts beside it or removes it, and shows the old words
// when it changes it. Text that is an element's only child is safe: React sets it through the element.
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Needs types. Text beside what may change, and text that may change beside anything, is reported. */
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

    /** `seen` are the types that hold this one: a list may hold lists of its own kind. */
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

    /** What a library's component is declared to return, any node at all, is drawn as an element. */
    function drawn({ openingElement: { name } }: TSESTree.JSXElement): ts.Type[] {
      const returned = services
        .getTypeAtLocation(name)
        .getCallSignatures()
        .flatMap((signature) => partsOf(signature.getReturnType()));
      return returned.some(({ flags }) => flags & ts.TypeFlags.BigInt) ? [] : returned;
    }
    const mayDraw = (child: TSESTree.JSXElement, what: ts.TypeFlags) =>
      drawn(child).some(({ flags }) => flags & what);

    const isFixedText = (child: TSESTree.JSXChild) =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

    function isText(child: TSESTree.JSXChild): boolean {
      if (child.type === 'JSXElement') return mayDraw(child, TEXT);
      if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXText';
      return mayBeText(services.getTypeAtLocation(child.expression));
    }

    /** With another key it is another element, which is put in anew. */
    const hasKey = ({ openingElement: { attributes } }: TSESTree.JSXElement) =>
      attributes.some((given) => given.type === 'JSXAttribute' && given.name.name === 'key');

    function mayChange(child: TSESTree.JSXChild): boolean {
      if (child.type !== 'JSXElement') return !isFixedText(child);
      return hasKey(child) || mayDraw(child, ts.TypeFlags.Null | TEXT);
    }

    const isDrawn = (child: TSESTree.JSXChild) =>
      child.type === 'JSXExpressionContainer'
        ? child.expression.type !== 'JSXEmptyExpression'
        : child.type !== 'JSXText' || !/^\s*$/.test(child.value) || !child.value.includes('\n');

    function check(parent: TSESTree.JSXElement | TSESTree.JSXFragment): void {
      const children = parent.children.filter(isDrawn);
      // What stands beside a fragment's text is not seen from here.
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
