<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\Source\Place;

/**
 * Doc comments that opcache has left out (`opcache.save_comments=0`). Without them `list<Line>` would be just an array, and
 * nobody would be told.
 *
 * @internal
 */
final readonly class DroppedComments
{
    private const CLASS_TAG = '/@(?:phpstan-|psalm-)?(?:template|extends|implements|use|type|import-type)\b/';

    /** Of a native type that leaves nothing to say. */
    private const CLOSED = '/^(?:\??(?:int|float|string|bool|false|true|null)(?:\||$))+$/Di';

    /** One that leaves much to say. */
    private const OPEN = '/^$|\b(?:array|iterable|mixed|object)\b/i';

    private function __construct(private WrittenClass $written) {}

    /**
     * @param \ReflectionClass<object> $class one class, not those above it
     *
     * @throws InvalidMetadata `dropped_doc_comment` when a type is known from a comment only, and PHP does not have the comment
     */
    public static function refuse(\ReflectionClass $class): void
    {
        $file = $class->getFileName();
        $code = $file !== false && \is_file($file) ? \file_get_contents($file) : false;
        if ($file === false || $code === false) {
            return;
        }
        try {
            $written = WrittenFile::named($class->name, WrittenFile::classes($code, $file));
        } catch (UnreadableFile) {
            return;
        }
        foreach ($class->isAnonymous() ? [] : $written as $one) {
            (new self($one))->check($class);
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private function check(\ReflectionClass $class): void
    {
        if ($class->getDocComment() === false && \preg_match(self::CLASS_TAG, (string) $this->written->comment) === 1) {
            throw self::error(Place::ofClass($class->name));
        }
        foreach ($this->written->properties as $property) {
            $isDropped = $class->hasProperty($property->name) && $class->getProperty($property->name)->getDocComment() === false;
            if ($isDropped && self::isTyped('var', '', $property->comment, $property->type)) {
                throw self::error(Place::ofClass($class->name) . "::\${$property->name}");
            }
        }
        foreach ($this->written->methods as $method) {
            $isDropped = $class->hasMethod($method->name) && $class->getMethod($method->name)->getDocComment() === false;
            if ($isDropped && $this->isTypedMethod($method)) {
                throw self::error(Place::ofClass($class->name) . "::{$method->name}()");
            }
        }
    }

    private function isTypedMethod(WrittenMethod $method): bool
    {
        $isRead = \array_filter($method->attributes, fn(WrittenAttribute $attribute): bool => ReadAttributes::isRead($this->written->resolve($attribute->name))) !== [];
        if ($isRead && self::isTyped('return', '', $method->comment, $method->type)) {
            return true;
        }
        foreach (\strtolower($method->name) === '__construct' ? $method->parameters : [] as $parameter) {
            if (self::isTyped('param', '[^\n]*\$' . $parameter->name . '\b', $method->comment, $parameter->type)) {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether a comment says more than the native type.
     */
    private static function isTyped(string $tag, string $after, ?string $comment, string $type): bool
    {
        if (\preg_match(self::CLOSED, $type) === 1 || \preg_match("/@(?:phpstan-|psalm-)?{$tag}\\s+(\\S+){$after}/", (string) $comment, $stated) !== 1) {
            return false;
        }

        return \preg_match('/[<{[]/', $stated[1]) === 1
            || (\preg_match(self::OPEN, $type) === 1 && self::members($stated[1]) !== self::members($type));
    }

    /**
     * @return list<string>
     */
    private static function members(string $type): array
    {
        $members = \array_diff(\explode('|', \strtolower(\ltrim($type, '?'))), ['null', 'mixed', '']);
        \sort($members, \SORT_STRING);

        return $members;
    }

    private static function error(string $place): InvalidMetadata
    {
        return new InvalidMetadata('dropped_doc_comment', $place, 'Its type stands in a doc comment, which opcache has dropped (opcache.save_comments = 0).', 'Set opcache.save_comments = 1 in php.ini and reload PHP.');
    }
}
