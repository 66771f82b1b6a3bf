<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Bridge\Jms\Metadata\Attributes\Naming;
use Kiln\Bridge\Jms\Metadata\Attributes\WrittenNaming;
use Kiln\Dialect\Jms\Call\Json;
use Kiln\Dialect\Jms\Standalone\DefaultDialect;
use Kiln\Dialect\Jms\Standalone\Readers;
use Kiln\Dialect\Jms\Standalone\Writers;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Error\UnusableDirectory;
use Kiln\Error\UnusableEngine;

/**
 * For applications that have dropped the package jms/serializer, but kept its attributes on their classes: the same JSON and
 * the same objects as jms/serializer with default settings.
 *
 *     $serializer = StandaloneSerializer::create();
 *
 *     $json = $serializer->serialize($order, selection: new Selection(groups: ['list']));
 *
 * There are no handlers, no listeners and no expressions; what asks for one is refused.
 *
 * @api
 */
final readonly class StandaloneSerializer
{
    private function __construct(private Writers $writers, private Readers $readers, private Json $json) {}

    /**
     * @param ?string $cacheDir          where generated code is kept; see {@see \Kiln\Serializer::create()}
     * @param bool    $debug             whether a changed class is noticed
     * @param Naming  $naming            of properties without `#[SerializedName]`
     * @param bool    $enumSupport       whether enums are written and read by their values or names, as after enableEnumSupport()
     * @param bool    $includeInterfaces whether attributes on interfaces count, as after includeInterfaceMetadata()
     * @param int     $jsonOptions       of json_encode()
     * @param Engine  $engine            what runs the plans; the extension where it is loaded, unless it is named
     *
     * @throws UnusableDirectory when someone else can write in the directory named
     * @throws UnusableEngine    when the native engine is asked for and cannot be used
     */
    public static function create(
        ?string $cacheDir = null,
        bool $debug = false,
        Naming $naming = new WrittenNaming(),
        bool $enumSupport = false,
        bool $includeInterfaces = false,
        int $jsonOptions = \JSON_PRESERVE_ZERO_FRACTION,
        Engine $engine = Engine::Automatic,
    ): self {
        $dialect = new DefaultDialect($naming, $enumSupport, $includeInterfaces);
        $code = CodeLookup::in($cacheDir, $debug);
        $isNative = Extension::isChosen($engine);

        return new self(new Writers($dialect, $code, $isNative), new Readers($dialect, $code, $isNative), new Json($jsonOptions & ~\JSON_THROW_ON_ERROR));
    }

    /**
     * @param string  $format `json`
     * @param ?string $type   what to write it as: `array<App\Order>`; without one, as what it is
     *
     * @throws SerializationException    with the first thing that cannot be written
     * @throws InvalidMetadata           when a class contradicts itself
     * @throws \InvalidArgumentException for an unknown format
     */
    public function serialize(mixed $data, string $format = 'json', ?Selection $selection = null, ?string $type = null): string
    {
        self::requireJson($format);

        return $this->writers->encode($data, $type, $selection ?? new Selection(), $this->json);
    }

    /**
     * @template T of object
     *
     * @param class-string<T>|string $type   `App\Order`, `array<App\Order>`, `array<string, int>`
     * @param string                 $format `json`
     *
     * @throws DeserializationException  with the first thing that is wrong with the document
     * @throws InvalidMetadata           when a class contradicts itself
     * @throws \InvalidArgumentException for an unknown format
     *
     * @return ($type is class-string<T> ? T : mixed)
     */
    public function deserialize(string $data, string $type, string $format = 'json', ?Selection $selection = null): mixed
    {
        self::requireJson($format);

        return $this->readers->decode($data, $type, $selection ?? new Selection());
    }

    /**
     * As {@see serialize()}, but to plain data.
     *
     * @throws SerializationException
     * @throws InvalidMetadata
     *
     * @return array<mixed>
     */
    public function toArray(mixed $data, ?Selection $selection = null, ?string $type = null): array
    {
        return $this->writers->toArray($data, $type, $selection ?? new Selection());
    }

    /**
     * As {@see deserialize()}, but from plain data.
     *
     * @template T of object
     *
     * @param array<mixed>           $data
     * @param class-string<T>|string $type
     *
     * @throws DeserializationException
     * @throws InvalidMetadata
     *
     * @return ($type is class-string<T> ? T : mixed)
     */
    public function fromArray(array $data, string $type, ?Selection $selection = null): mixed
    {
        return $this->readers->fromArray($data, $type, $selection ?? new Selection());
    }

    private static function requireJson(string $format): void
    {
        if ($format !== 'json') {
            throw new \InvalidArgumentException("The format \"{$format}\" is not supported here, only json.");
        }
    }
}
