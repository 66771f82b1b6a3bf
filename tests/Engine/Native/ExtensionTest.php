<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Error\UnusableEngine;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Extension::class)]
final class ExtensionTest extends TestCase
{
    private const MISSING = [null, null];
    private const OURS = ['1.0.0', Extension::ABI];
    private const OTHER = ['0.1.0', Extension::ABI + 1];

    /** @return iterable<string, array{array{?string, ?int}, Engine, Engine, Engine|string, bool}> */
    public static function choices(): iterable
    {
        yield 'not loaded, nothing asked for' => [self::MISSING, Engine::Automatic, Engine::Automatic, Engine::Php, false];
        yield 'not loaded, PHP asked for' => [self::MISSING, Engine::Automatic, Engine::Php, Engine::Php, false];
        yield 'not loaded, but asked for' => [self::MISSING, Engine::Automatic, Engine::Native, 'extension_missing', true];
        yield 'loaded, nothing asked for' => [self::OURS, Engine::Automatic, Engine::Automatic, Engine::Native, true];
        yield 'loaded, PHP asked for' => [self::OURS, Engine::Automatic, Engine::Php, Engine::Php, false];
        yield 'loaded and asked for' => [self::OURS, Engine::Automatic, Engine::Native, Engine::Native, true];
        yield 'switched off in php.ini' => [self::OURS, Engine::Php, Engine::Automatic, Engine::Php, false];
        yield 'switched off in php.ini, but asked for' => [self::OURS, Engine::Php, Engine::Native, Engine::Native, true];
        yield 'switched on in php.ini' => [self::OURS, Engine::Native, Engine::Automatic, Engine::Native, true];
        yield 'switched on in php.ini, but PHP asked for' => [self::OURS, Engine::Native, Engine::Php, Engine::Php, false];
        yield 'of another version, nothing asked for' => [self::OTHER, Engine::Automatic, Engine::Automatic, Engine::Php, false];
        yield 'of another version, but asked for' => [self::OTHER, Engine::Automatic, Engine::Native, 'extension_abi', true];
        yield 'of another version, but switched on in php.ini' => [self::OTHER, Engine::Native, Engine::Automatic, 'extension_abi', false];
    }

    /**
     * @param array{?string, ?int} $extension
     * @param Engine|string        $expected  the engine, or the code of the exception
     */
    #[Test]
    #[DataProvider('choices')]
    public function whatIsAskedForDecidesThenTheSettingThenTheExtension(array $extension, Engine $setting, Engine $wanted, Engine|string $expected, bool $mayRun): void
    {
        $here = new Extension($extension[0], $extension[1], $setting);

        self::assertSame($mayRun, $here->mayRun($wanted));
        if (\is_string($expected)) {
            try {
                $here->choose($wanted);
                self::fail('An engine that is not there was chosen.');
            } catch (UnusableEngine $error) {
                self::assertSame($expected, $error->errorCode);
                self::assertStringStartsWith('Cannot use the native engine: the extension "kiln" ', $error->getMessage());
            }
        } else {
            self::assertSame($expected, $here->choose($wanted));
        }
    }

    #[Test]
    public function aSerializerAsksForWhatIsNotThere(): void
    {
        if (\extension_loaded(Extension::NAME)) {
            self::assertSame('1', Serializer::create(engine: Engine::Native)->serialize(1));
            self::assertSame('1', SerializerBuilder::create()->withEngine(Engine::Native)->build()->serialize(1));

            return;
        }
        try {
            Serializer::create(engine: Engine::Native);
            self::fail('There is no extension.');
        } catch (UnusableEngine $error) {
            self::assertSame('extension_missing', $error->errorCode);
        }
        $this->expectException(UnusableEngine::class);
        SerializerBuilder::create()->withEngine(Engine::Native)->build();
    }

    #[Test]
    public function aBuilderStaysAsItIs(): void
    {
        $builder = SerializerBuilder::create();

        self::assertSame(Engine::Php, $builder->withEngine(Engine::Php)->withDebug()->withCacheDir(null)->wantedEngine());
        self::assertSame(Engine::Automatic, $builder->wantedEngine());
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function theLoadedExtensionTellsAboutItself(): void
    {
        $here = Extension::ofThisPhp();

        self::assertTrue($here->isUsable());
        self::assertNotNull($here->version);
        self::assertMatchesRegularExpression('/^\d+\.\d+\.\d+$/', (string) Extension::simdjson());
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function theSettingIsReadFromPhpIni(): void
    {
        $before = (string) \ini_get(Extension::SETTING);
        try {
            foreach (Engine::cases() as $engine) {
                ini_set(Extension::SETTING, $engine->value);
                self::assertSame($engine, Extension::ofThisPhp()->setting);
            }
        } finally {
            ini_set(Extension::SETTING, $before);
        }
    }
}
