<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use Kiln\Dialect\Jms\Metadata\Attributes\TypeParser;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Error\InvalidMetadata;
use PhpParser\Node;
use PhpParser\Node\Attribute;
use PhpParser\Node\Expr\ClassConstFetch;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PhpParser\Node\NullableType;
use PhpParser\Node\Scalar\String_;

/**
 * From `Type('DateTime<'Y-m-d'>')` of jms/serializer to a type in the words of phpdoc, and a `DateFormat`.
 *
 * @internal
 */
final class JmsType
{
    private const SCALARS = [
        'string' => 'string', 'int' => 'int', 'integer' => 'int', 'float' => 'float', 'double' => 'float', 'bool' => 'bool', 'boolean' => 'bool',
        'array' => 'array', 'iterable' => 'iterable', 'mixed' => 'mixed',
    ];

    private const DATES = ['DateTime' => true, 'DateTimeImmutable' => true, 'DateTimeInterface' => true];

    /**
     * @param ?Node $native the type that PHP knows
     *
     * @return ?list<Attribute> none where the native type says all; null for what has no translation
     */
    public static function of(?Node $type, ?Node $native): ?array
    {
        if ($type instanceof ClassConstFetch && $type->class instanceof Name) {
            $type = new String_($type->class->toString());
        }
        try {
            $parsed = (new TypeParser())->parse((string) Attributes::text($type));
        } catch (InvalidMetadata) {
            return null;
        }
        $text = self::text($parsed);
        if ($text === null) {
            return null;
        }
        $attributes = [];
        $known = self::known($native);
        if ($known !== \ltrim($text, '\\') && !(isset(self::DATES[$known]) && isset(self::DATES[$parsed->name]))) {
            if (isset(self::SCALARS[$known]) && !\in_array($known, ['array', 'iterable', 'mixed'], true)) {
                // jms/serializer casts; the two would contradict each other.
                return null;
            }
            $attributes[] = Attributes::kiln('Type', [$text]);
        }
        $format = self::format($parsed);

        return match (true) {
            $format === null => null,
            $format === [] => $attributes,
            default => [...$attributes, Attributes::kiln('DateFormat', $format)],
        };
    }

    private static function text(mixed $type): ?string
    {
        $type = \is_array($type) ? TypeName::fromArray($type) : $type;
        if (!$type instanceof TypeName) {
            return null;
        }
        $arguments = [];
        foreach (isset(self::DATES[$type->name]) || $type->name === 'DateInterval' || $type->name === 'enum' ? [] : $type->params as $parameter) {
            $arguments[] = self::text($parameter);
        }
        if (\in_array(null, $arguments, true)) {
            return null;
        }
        $rest = $arguments === [] ? '' : '<' . \implode(', ', $arguments) . '>';

        return match (true) {
            isset(self::SCALARS[$type->name]) => self::SCALARS[$type->name] . $rest,
            $type->name === 'ArrayCollection' => '\Doctrine\Common\Collections\Collection' . (\count($arguments) === 1 ? "<int, {$arguments[0]}>" : $rest),
            $type->name === 'enum' => self::enum($type),
            isset(self::DATES[$type->name]), $type->name === 'DateInterval', $type->name === 'stdClass' => "\\{$type->name}",
            \str_contains($type->name, '\\') || \preg_match('/^[A-Z]/', $type->name) === 1 => '\\' . \ltrim($type->name, '\\') . $rest,
            // A name that a handler is registered for.
            default => null,
        };
    }

    private static function enum(TypeName $type): ?string
    {
        $class = $type->param(0)->name ?? $type->params[0] ?? null;

        return \count($type->params) === 1 && \is_string($class) ? '\\' . \ltrim($class, '\\') : null;
    }

    /**
     * @return ?array<int|string, string|array<mixed>|null> the arguments of a `DateFormat`; null for what has no translation
     */
    private static function format(TypeName $type): ?array
    {
        if (!isset(self::DATES[$type->name]) || $type->params === []) {
            return $type->name === 'DateInterval' && $type->params !== [] ? null : [];
        }
        [$format, $timezone, $read] = [...$type->params, null, null, null];
        if (!\is_string($format) || ($timezone !== null && !\is_string($timezone))) {
            return null;
        }
        $read = \array_values(\array_filter((array) $read, static fn(mixed $other): bool => $other !== $format));

        return [$format, 'timezone' => $timezone === '' ? null : $timezone, 'read' => $read === [] ? null : $read];
    }

    private static function known(?Node $native): string
    {
        return match (true) {
            $native instanceof NullableType => self::known($native->type),
            $native instanceof Identifier, $native instanceof Name => $native->toString(),
            default => '',
        };
    }
}
