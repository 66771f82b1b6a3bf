<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\CannotEncode;

/**
 * google.protobuf.FieldMask: names of fields, in JSON as one text with commas and in camel case (field_mask.proto).
 *
 * @internal
 */
final readonly class FieldMask
{
    /**
     * @param array<mixed> $paths such as `user.display_name`
     *
     * @throws CannotEncode where a path would be another one when it is read
     *
     * @return string `user.displayName,photo`
     */
    public static function text(array $paths): string
    {
        foreach ($paths as $index => $path) {
            if (!\is_string($path) || \preg_match('/[A-Z,]|_(?![a-z])/', $path) === 1) {
                throw new CannotEncode('a path of a google.protobuf.FieldMask has lower case letters, and one behind each underscore', path: [$index]);
            }
        }

        return (string) \preg_replace_callback('/_([a-z])/', static fn(array $match): string => \strtoupper($match[1]), \implode(',', \array_filter($paths, \is_string(...))));
    }

    /**
     * @throws Unreadable
     *
     * @return list<string>
     */
    public static function paths(string $text): array
    {
        if (\str_contains($text, '_')) {
            throw new Unreadable('a path of a google.protobuf.FieldMask has no underscores in JSON');
        }
        $paths = (string) \preg_replace_callback('/[A-Z]/', static fn(array $match): string => '_' . \strtolower($match[0]), $text);

        return $paths === '' ? [] : \explode(',', $paths);
    }
}
