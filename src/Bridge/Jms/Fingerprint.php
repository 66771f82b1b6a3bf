<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

/**
 * Tells serializers apart whose metadata may differ, though they may share a directory for generated code: by the classes and
 * settings of what their metadata comes from.
 *
 * @internal
 */
final class Fingerprint
{
    /** Only the insides of jms/serializer's own classes are settings; what others hold may change from process to process. */
    private const OWN = '/^(?:JMS|Metadata)\\\\/';

    /** Objects and arrays deep; the chain of drivers down to a naming strategy takes some ten. */
    private const DEPTH = 24;

    /** What fills up as it is used. */
    private const CACHES = ['cache', 'loadedMetadata', 'loadedClassMetadata', 'listeners', 'classListeners', 'lexer', 'debug'];

    public static function of(Setup $setup): string
    {
        return \hash('xxh128', \serialize([
            self::describe($setup->metadata, self::DEPTH),
            $setup->evaluator !== null,
            $setup->constructor::class,
            self::describe($setup->types, self::DEPTH),
        ]));
    }

    private static function describe(mixed $value, int $depth): mixed
    {
        if ($depth === 0) {
            return null;
        }
        if (\is_array($value)) {
            return \array_map(static fn(mixed $item): mixed => self::describe($item, $depth - 1), $value);
        }
        if ($value instanceof \Closure) {
            $function = new \ReflectionFunction($value);

            return [$function->getFileName(), $function->getStartLine()];
        }
        if (!\is_object($value)) {
            return \is_scalar($value) ? $value : null;
        }
        $members = [];
        foreach ((array) $value as $name => $member) {
            $name = \substr((string) \strrchr("\0" . $name, "\0"), 1);
            if (\preg_match(self::OWN, $value::class) === 1 ? !\in_array($name, self::CACHES, true) : \is_scalar($member)) {
                $members[$name] = self::describe($member, $depth - 1);
            }
        }

        return [$value::class, $members];
    }
}
