<?php

declare(strict_types=1);

namespace Kiln\Console;

use Kiln\Console\Input\NestedNames;
use Kiln\Context;

/**
 * A context for people and for programs.
 *
 * @internal
 */
final class ContextText
{
    /**
     * @return string '' for the context in which nothing is left out
     */
    public static function of(Context $context): string
    {
        $parts = [];
        if ($context->groups !== null) {
            $parts[] = (\count($context->groups) === 1 ? 'group ' : 'groups ') . NestedNames::text($context->groups);
        }
        if ($context->properties !== null) {
            $parts[] = 'only ' . NestedNames::text($context->properties);
        }
        if ($context->version !== null) {
            $parts[] = "version {$context->version}";
        }
        if (!$context->serializeNull) {
            $parts[] = 'no nulls';
        }
        if ($context->maxDepth !== false) {
            $parts[] = $context->maxDepth === true ? 'MaxDepth obeyed' : "depth {$context->maxDepth}";
        }
        if ($context->strict) {
            $parts[] = 'strict';
        }
        if ($context->naming !== null) {
            $parts[] = "{$context->naming->value} names";
        }
        if ($context->coerce) {
            $parts[] = 'values from text';
        }

        if ($context->dateFormats !== null) {
            $parts[] = 'dates ' . \implode(', ', $context->dateFormats);
        }
        if ($context->timezone !== null) {
            $parts[] = "time zone {$context->timezone}";
        }
        if ($context->keepEmptyObjects) {
            $parts[] = 'empty objects kept';
        }

        if ($context->datesAsText) {
            $parts[] = 'dates as text';
        }

        return \implode('; ', $parts);
    }

    /**
     * The arguments of the context's constructor that code depends on.
     *
     * @return array{groups: ?array<mixed>, properties: ?array<mixed>, version: ?string, serializeNull: bool, maxDepth: bool|int, strict: bool, naming: ?string, dateFormats: ?list<string>, timezone: ?string, coerce: bool, keepEmptyObjects: bool, datesAsText: bool}
     */
    public static function json(Context $context): array
    {
        return [
            'groups' => $context->groups,
            'properties' => $context->properties,
            'version' => $context->version,
            'serializeNull' => $context->serializeNull,
            'maxDepth' => $context->maxDepth,
            'strict' => $context->strict,
            'naming' => $context->naming?->value,
            'dateFormats' => $context->dateFormats,
            'timezone' => $context->timezone,
            'coerce' => $context->coerce,
            'keepEmptyObjects' => $context->keepEmptyObjects,
            'datesAsText' => $context->datesAsText,
        ];
    }
}
