<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php;

use Kiln\Engine\Php\CodeMaker;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\MemoryStore;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Cbor\Cbor;
use Kiln\Format\Formats;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Format\Protobuf\Protobuf;
use Kiln\Format\Toml\Toml;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Yaml\Yaml;
use Kiln\Plan\Leaves;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Classes that were not made for tests: code for each of them is made, and PHP loads it, or metadata are refused in words. What fails
 * otherwise would hardly show, since trees and other passes do the work where code for a format is missing.
 */
#[CoversClass(CodeMaker::class)]
#[Group('long')]
final class EveryClassTest extends TestCase
{
    private const FOLDERS = [
        'src/Error' => 'Kiln\Error',
        'src/Plan/Write' => 'Kiln\Plan\Write',
        'vendor/doctrine/collections/src' => 'Doctrine\Common\Collections',
        'vendor/jms/serializer/src' => 'JMS\Serializer',
        'vendor/symfony/console' => 'Symfony\Component\Console',
    ];

    private const KINDS = [
        'write class', 'write class array', 'write class tree', 'write class columns', 'read', 'populate', 'read elements', 'read expected', 'native write class', 'native read',
    ];

    #[Test]
    public function codeIsMadeOrMetadataAreRefused(): void
    {
        $failed = [];
        $made = $refused = 0;
        set_error_handler(static fn(int $level, string $message, string $file, int $line): never => throw new \ErrorException($message, 0, $level, $file, $line));
        try {
            foreach (self::classes() as $class) {
                foreach (self::calls() as [$kind, $leaves]) {
                    try {
                        (new PhpEngine(CodeLookup::over(new MemoryStore())))->classOf($kind, $class, null, $leaves);
                        ++$made;
                    } catch (InvalidMetadata) {
                        ++$refused;
                    } catch (\Throwable $failure) {
                        $failed["{$kind} {$class}"] = $failure->getMessage();
                    }
                }
            }
        } finally {
            restore_error_handler();
        }

        self::assertSame([], $failed);
        self::assertGreaterThan(2000, $made);
        self::assertGreaterThan(500, $refused);
    }

    /**
     * @return list<array{string, ?Leaves}> what code is made for, and what the format has of its own
     */
    private static function calls(): array
    {
        $calls = array_map(static fn(string $kind): array => [$kind, null], self::KINDS);
        foreach ([new Yaml(), new Toml(), new MessagePack(), new Cbor(), new Xml(), new Protobuf()] as $format) {
            $calls[] = ['write class ' . $format->notation(), Formats::leavesOf($format)];
        }

        return $calls;
    }

    /**
     * @return list<class-string>
     */
    private static function classes(): array
    {
        $root = \dirname(__DIR__, 3);
        $classes = [];
        foreach (self::FOLDERS as $folder => $namespace) {
            foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator("{$root}/{$folder}", \FilesystemIterator::SKIP_DOTS)) as $file) {
                \assert($file instanceof \SplFileInfo);
                $name = $namespace . strtr(substr($file->getPathname(), \strlen("{$root}/{$folder}"), -4), '/', '\\');
                if ($file->getExtension() === 'php' && self::isLoaded($name)) {
                    $classes[] = $name;
                }
            }
        }

        return $classes;
    }

    /**
     * @phpstan-assert-if-true class-string $name
     */
    private static function isLoaded(string $name): bool
    {
        try {
            return class_exists($name) || interface_exists($name);
        } catch (\Throwable) {
            // It needs a package that is not installed.
            return false;
        }
    }
}
