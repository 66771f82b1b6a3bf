<?php

declare(strict_types=1);

namespace Kiln\Tests\Console\Input;

use Kiln\Console\Failure;
use Kiln\Console\Input\NestedNames;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(NestedNames::class)]
final class NestedNamesTest extends TestCase
{
    /**
     * @return iterable<string, array{string, array<mixed>}>
     */
    public static function right(): iterable
    {
        yield 'one' => ['list', ['list']];
        yield 'several' => ['list, detail', ['list', 'detail']];
        yield 'below' => ['list, author[name, address[city, geo], mail]', ['list', 'author' => ['name', 'address' => ['city', 'geo'], 'mail']]];
        yield 'with spaces and dots' => ['my group, a.b', ['my group', 'a.b']];
    }

    /**
     * @param array<mixed> $names
     */
    #[Test]
    #[DataProvider('right')]
    public function namesAreReadAndWritten(string $text, array $names): void
    {
        self::assertEquals($names, NestedNames::parse($text, '--group'));
        self::assertEquals($names, NestedNames::parse(NestedNames::text($names), '--group'));
    }

    #[Test]
    public function anythingElseIsRefused(): void
    {
        foreach (['', ',', 'a,', 'a,,b', 'a[', 'a]', 'a[]', '[a]', 'a[b],', 'a[b]c', 'a[[b]]', 'a[b,]'] as $text) {
            try {
                NestedNames::parse($text, '--group');
                self::fail("{$text} was taken.");
            } catch (Failure $failure) {
                self::assertStringStartsWith('--group takes names separated by commas', $failure->getMessage());
            }
        }
    }
}
