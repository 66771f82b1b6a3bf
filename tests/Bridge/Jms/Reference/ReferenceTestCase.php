<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use PHPUnit\Framework\TestCase;

/**
 * Kiln must do what jms/serializer does, and jms/serializer must do what is written here.
 *
 * Data and contexts are given as closures where a call changes them or uses them up: each call then has its own.
 */
abstract class ReferenceTestCase extends TestCase
{
    /**
     * What a handler is told is its type, in the shape that visitors want to have it.
     *
     * @param array<mixed> $type
     *
     * @return array{name: string, params: array<mixed>}
     */
    final protected static function type(array $type): array
    {
        self::assertIsString($type['name'] ?? null);
        self::assertIsArray($type['params'] ?? null);

        return ['name' => $type['name'], 'params' => $type['params']];
    }

    /**
     * @param \Closure(Subject): mixed         $work
     * @param (\Closure(Jms|Kiln): mixed)|null $configure
     */
    final protected static function compare(\Closure $work, ?\Closure $configure = null): Outcome
    {
        return (new Comparison($configure))->of($work);
    }

    /**
     * For very many works: one serializer of each library does them all, since to build it takes longer than any of them.
     *
     * @param array<array-key, \Closure(Subject): mixed> $works     by what a failure calls them
     * @param (\Closure(Jms|Kiln): mixed)|null           $configure
     */
    final protected static function compareEach(array $works, ?\Closure $configure = null): void
    {
        (new Comparison($configure))->ofEach($works);
    }

    /**
     * @param string                           $text      of {@see Description}
     * @param \Closure(Subject): mixed         $work
     * @param (\Closure(Jms|Kiln): mixed)|null $configure
     */
    final protected static function assertGives(string $text, \Closure $work, ?\Closure $configure = null): void
    {
        self::assertSame('gave ' . $text, self::compare($work, $configure)->text(), 'The original does something else than this test says.');
    }

    /**
     * @param \Closure(Subject): mixed         $work
     * @param (\Closure(Jms|Kiln): mixed)|null $configure
     */
    final protected static function assertSucceeds(\Closure $work, ?\Closure $configure = null): void
    {
        $outcome = self::compare($work, $configure);
        self::assertNull($outcome->thrown, $outcome->text());
    }

    /**
     * @param class-string<\Throwable>         $class
     * @param \Closure(Subject): mixed         $work
     * @param (\Closure(Jms|Kiln): mixed)|null $configure
     */
    final protected static function assertThrows(string $class, string $message, \Closure $work, ?\Closure $configure = null): void
    {
        $outcome = self::compare($work, $configure);
        $text = $outcome->text();
        self::assertNotNull($outcome->thrown, $text);
        self::assertSame([$class, $message], [$outcome->thrown::class, $outcome->thrown->getMessage()], $text);
    }

    /**
     * @param (\Closure(): SerializationContext)|null $context
     * @param (\Closure(Jms|Kiln): mixed)|null           $configure
     */
    final protected static function assertWrites(string $json, mixed $data, ?\Closure $context = null, ?string $type = null, ?\Closure $configure = null): void
    {
        $fresh = static fn(): mixed => $data instanceof \Closure ? $data() : $data;
        self::assertGives("'$json'", static fn(Subject $subject): string => $subject->json($fresh(), $context === null ? null : $context(), $type), $configure);
        self::compare(static fn(Subject $subject): array => $subject->array($fresh(), $context === null ? null : $context(), $type), $configure);
    }

    /**
     * @param string                                    $text      of {@see Description}
     * @param (\Closure(): DeserializationContext)|null $context
     * @param (\Closure(Jms|Kiln): mixed)|null          $configure
     */
    final protected static function assertReads(string $text, string $json, string $type, ?\Closure $context = null, ?\Closure $configure = null): void
    {
        self::assertGives($text, static fn(Subject $subject): mixed => $subject->fromJson($json, $type, $context === null ? null : $context()), $configure);
        $data = json_decode($json, true);
        if (\is_array($data)) {
            self::assertGives($text, static fn(Subject $subject): mixed => $subject->fromArray($data, $type, $context === null ? null : $context()), $configure);
        }
    }

    /**
     * @param class-string<\Throwable>                  $class
     * @param (\Closure(): DeserializationContext)|null $context
     * @param (\Closure(Jms|Kiln): mixed)|null          $configure
     */
    final protected static function assertRefuses(string $class, string $message, string $json, string $type, ?\Closure $context = null, ?\Closure $configure = null): void
    {
        self::assertThrows($class, $message, static fn(Subject $subject): mixed => $subject->fromJson($json, $type, $context === null ? null : $context()), $configure);
        $data = json_decode($json, true);
        if (\is_array($data)) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromArray($data, $type, $context === null ? null : $context()), $configure);
        }
    }
}
