<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

use Kiln\Type\Parser\ImportStatement;

/**
 * Finds the classes that a file declares, except for those that have a name and stand inside of a method.
 *
 * @internal
 */
final class WrittenFile
{
    private const MODIFIERS = [\T_ABSTRACT => true, \T_FINAL => true, \T_READONLY => true];

    private const KINDS = [\T_CLASS => true, \T_INTERFACE => true, \T_TRAIT => true, \T_ENUM => true];

    /** Names that PHP lets no import have (php-src, Zend/zend_compile.c, reserved_class_names). */
    private const SPECIAL = [
        'bool' => true, 'false' => true, 'float' => true, 'int' => true, 'iterable' => true, 'mixed' => true, 'never' => true, 'null' => true,
        'object' => true, 'parent' => true, 'self' => true, 'string' => true, 'true' => true, 'void' => true,
    ];

    private const ANONYMOUS = 'class@anonymous';

    /**
     * @param array<string, list<WrittenClass>> $classes as {@see classes()} gives them
     *
     * @return list<WrittenClass> of a name: several where it is declared in several branches, and all anonymous classes where it
     *                            is that of one of them
     */
    public static function named(string $name, array $classes): array
    {
        return $classes[\str_contains($name, '@anonymous') ? self::ANONYMOUS : \strtolower($name)] ?? [];
    }

    /**
     * @return array<string, list<WrittenClass>> by name in lower case
     *
     * @throws UnreadableFile
     */
    public static function classes(string $code, string $path): array
    {
        $tokens = new Tokens($code, $path);
        $classes = $modifiers = $attributes = $imports = $aliases = [];
        $header = $namespace = '';
        $depth = $level = 0;
        $last = null;
        for ($token = $tokens->next(); $token !== null; $last = $token, $token = $tokens->next()) {
            if ($token->id === \T_NAMESPACE && !$tokens->is(':')) {
                $namespace = $tokens->is(\T_STRING) || $tokens->is(\T_NAME_QUALIFIED) ? $tokens->take()->text : '';
                $header = $namespace === '' ? '' : "namespace {$namespace};";
                $imports = $aliases = [];
                // `namespace A { use B; }` has its imports one brace deeper than `namespace A; use B;`.
                $level = (Tokens::BRACES[$tokens->take()->id] ?? 0) === 1 ? ++$depth : $depth;
                // As the parser of PHP does (zend_language_parser.y, RESET_DOC_COMMENT): a license is nobody's comment.
                $tokens->takeComment();
            } elseif ($token->id === \T_USE && $depth === $level && !$tokens->is('(')) {
                $header .= ' ' . self::import($tokens, $imports, $aliases);
            } elseif ($token->id === \T_CONST) {
                // It belongs to the constant.
                $tokens->takeComment();
            } elseif ($token->id === \T_ATTRIBUTE) {
                $attributes = [...$attributes, ...ClassBody::attributes($tokens)];
            } elseif ($token->id === \T_NEW) {
                $anonymous = ClassBody::anonymous($tokens, $namespace, $header, $imports);
                $classes[self::ANONYMOUS] = [...$classes[self::ANONYMOUS] ?? [], ...($anonymous === null ? [] : [$anonymous, ...self::inner($anonymous)])];
            } elseif (isset(self::MODIFIERS[$token->id])) {
                $modifiers[] = \strtolower($token->text);
            } elseif (isset(self::KINDS[$token->id]) && $last?->id !== \T_DOUBLE_COLON && $tokens->is(\T_STRING)) {
                $name = $tokens->take()->text;
                $class = new WrittenClass(\strtolower($token->text), $name, $namespace, $modifiers, $header, $imports);
                $class->attributes = $attributes;
                (new ClassBody($tokens, $class))->read();
                $classes[\strtolower(\ltrim("{$namespace}\\{$name}", '\\'))][] = $class;
                $classes[self::ANONYMOUS] = [...$classes[self::ANONYMOUS] ?? [], ...self::inner($class)];
                $modifiers = $attributes = [];
            } else {
                $depth += Tokens::BRACES[$token->id] ?? 0;
                $modifiers = $attributes = [];
            }
        }

        return $classes;
    }

    /**
     * @param array<string, string> $imports see {@see WrittenClass}; set
     * @param array<string, true>   $aliases of all statements, with what they stand for; set
     *
     * @throws UnreadableFile where to compile the statement would end the process
     */
    private static function import(Tokens $tokens, array &$imports, array &$aliases): string
    {
        $code = 'use';
        $statement = [];
        do {
            $statement[] = $token = $tokens->take();
            $code .= ' ' . $token->text;
        } while (!$token->is([';', \T_CLOSE_TAG]));
        foreach (ImportStatement::imports($statement) as [$kind, $alias, $name]) {
            if (isset($aliases["{$kind} {$alias}"]) || ($kind === '' && isset(self::SPECIAL[$alias]))) {
                throw new UnreadableFile();
            }
            $aliases["{$kind} {$alias}"] = true;
            if ($kind !== 'function') {
                $imports[$kind === '' ? $alias : WrittenClass::CONSTANT . $alias] = $name;
            }
        }

        return $token->is(';') ? $code : $code . ';';
    }

    /**
     * @return list<WrittenClass>
     */
    private static function inner(WrittenClass $class): array
    {
        return \array_merge($class->inner, ...\array_map(self::inner(...), $class->inner));
    }
}
