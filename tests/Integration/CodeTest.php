<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\MemoryStore;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Arrays\Collections;
use Kiln\Tests\Fixture\Integration\Classes\Child;
use Kiln\Tests\Fixture\Integration\Classes\Constructed;
use Kiln\Tests\Fixture\Integration\Classes\Service;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Common\Shape;
use Kiln\Tests\Fixture\Integration\Inline\Inlined;
use Kiln\Tests\Fixture\Integration\Selection\Selected;
use Kiln\Tests\Fixture\Integration\Settings\Settings;
use Kiln\Tests\Fixture\Integration\Unions\Either;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

/**
 * How code is shared and kept.
 */
#[CoversClass(Serializer::class)]
final class CodeTest extends IntegrationTestCase
{
    #[Test]
    public function contextsThatSelectTheSameShareTheirCode(): void
    {
        $directory = TemporaryDirectory::create();
        $serializer = Serializer::create(cacheDir: $directory, engine: Engine::Php);
        foreach ([new Context(), new Context(version: '2.0'), new Context(groups: ['a', 'b', 'Default']), new Context(groups: ['Default', 'b', 'a'], version: '2.0'), new Context(strict: true)] as $context) {
            $serializer->serialize(new Selected(), context: $context);
        }
        self::assertCount(1, self::classes($directory, 'SelectedWriter'));

        $serializer->serialize(new Selected(), context: new Context(groups: ['a', 'b']));
        self::assertCount(2, self::classes($directory, 'SelectedWriter'));
    }

    #[Test]
    public function classesInsideAreSharedToo(): void
    {
        $directory = TemporaryDirectory::create();
        $serializer = Serializer::create(cacheDir: $directory, engine: Engine::Php);
        $serializer->deserialize('{}', Item::class);
        $serializer->deserialize('[]', 'list<' . Item::class . '>');
        $serializer->deserialize('{}', Collections::class);
        $serializer->deserialize('{}', Collections::class, context: new Context(groups: 'Default'));
        $serializer->deserialize('{}', Item::class, context: new Context(version: '1'));

        self::assertCount(1, self::classes($directory, 'ItemReader'));
        self::assertCount(1, self::classes($directory, 'CollectionsReader'));
    }

    #[Test]
    public function spellingsOfATypeShareTheirCode(): void
    {
        $directory = TemporaryDirectory::create();
        $serializer = Serializer::create(cacheDir: $directory, engine: Engine::Php);
        foreach (['list<%s>', '%s[]', 'array<%s>', '\%s[]', 'list< \%s >', 'non-empty-list<%s>'] as $spelling) {
            self::assertEquals([new Item()], $serializer->deserialize('[{}]', \sprintf($spelling, Item::class)));
        }

        self::assertCount(1, self::classes($directory, 'RootReader'));
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function programsAreSharedLikewise(): void
    {
        $directory = TemporaryDirectory::create();
        $serializer = Serializer::create(cacheDir: $directory, engine: Engine::Native);
        foreach ([new Context(), new Context(version: '2.0'), new Context(groups: ['Default', 'b', 'a'])] as $context) {
            $serializer->serialize(new Selected(), context: $context);
        }
        foreach (['list<%s>', '%s[]'] as $spelling) {
            self::assertEquals([new Item()], $serializer->deserialize('[{}]', \sprintf($spelling, Item::class)));
        }

        self::assertCount(1, self::classes($directory, 'WriteProgram'));
        self::assertCount(1, self::classes($directory, 'ReadProgram'));
    }

    #[Test]
    public function otherProcessesFindTheCode(): void
    {
        $directory = TemporaryDirectory::create();
        Serializer::create(cacheDir: $directory, engine: Engine::Php)->serialize(new Child());
        $before = self::files($directory);
        $times = array_map(filemtime(...), $before);

        self::assertSame('{"public":"base public","protected":"child protected","private":"base private","child":null,"label":"","labelItems":[]}', Serializer::create(cacheDir: $directory, engine: Engine::Php)->serialize(new Child()));
        clearstatcache();
        self::assertSame([$before, $times], [self::files($directory), array_map(filemtime(...), $before)]);
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public static function documents(): iterable
    {
        yield 'non-public properties' => [Child::class, '{"readonly":1,"private":"p"}'];
        yield 'a constructor' => [Constructed::class, '{"id":1,"name":"n"}'];
        yield 'without the constructor' => [Service::class, '{"id":"i"}'];
        yield 'unions' => [Either::class, '{"content":{"text":"t"},"oneOrMany":["a"]}'];
        yield 'inlined' => [Inlined::class, '{"work_street":"s","n_a":1}'];
        yield 'a discriminator' => [Shape::class, '{"kind":"group","shapes":[{"kind":"circle","radius":1}]}'];
        yield 'constructor defaults' => [Settings::class, '{"inner":{}}'];
    }

    #[Test]
    #[DataProvider('documents')]
    public function codeInMemoryDoesTheSame(string $type, string $json): void
    {
        $inMemory = self::inMemory();
        $object = self::kiln()->deserialize($json, $type);

        self::assertEquals($object, $inMemory->deserialize($json, $type));
        self::assertSame(self::kiln()->serialize($object), $inMemory->serialize($object));
        self::assertSame(self::kiln()->toArray($object), $inMemory->toArray($object));
    }

    #[Test]
    #[DataProvider('documents')]
    public function codeIsTheSameByteForByteEveryTime(string $type, string $json): void
    {
        $directories = [TemporaryDirectory::create(), TemporaryDirectory::create()];
        foreach ($directories as $directory) {
            $serializer = Serializer::create(cacheDir: $directory, engine: Engine::Php);
            $serializer->serialize($serializer->deserialize($json, $type));
        }
        [$first, $second] = array_map(static fn(string $directory): array => self::files($directory), $directories);

        self::assertNotSame([], $first);
        self::assertSame(array_map(basename(...), $first), array_map(basename(...), $second));
        foreach ($first as $index => $file) {
            self::assertFileEquals($file, $second[$index]);
        }
    }

    private static function inMemory(): Serializer
    {
        return Serializer::over(new PhpEngine(CodeLookup::over(new MemoryStore())), null);
    }

    /**
     * @return list<string>
     */
    private static function files(string $directory): array
    {
        $files = glob("{$directory}/*/*.php");
        self::assertIsArray($files);

        return $files;
    }

    /**
     * Names of the generated classes, each once.
     *
     * @return list<string>
     */
    private static function classes(string $directory, string $prefix): array
    {
        $names = [];
        foreach (self::files($directory) as $file) {
            preg_match_all("/^final class ({$prefix}_\\w+)$/m", (string) file_get_contents($file), $found);
            $names = [...$names, ...$found[1]];
        }

        return array_values(array_unique($names));
    }
}
