<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Dialect\Jms\Call\Json;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Standalone\Readers;
use Kiln\Dialect\Jms\Standalone\Writers;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\KilnException;
use Kiln\Error\UnusableDirectory;
use Kiln\Error\UnusableEngine;
use Liip\Serializer\Context;
use Liip\Serializer\Exception\Exception;
use Liip\Serializer\Exception\UnsupportedFormatException;
use Liip\Serializer\Exception\UnsupportedTypeException;
use Liip\Serializer\SerializerInterface;

/**
 * In the place of the serializer of liip/serializer: the same attributes, the same JSON, and no list of the combinations of
 * classes, groups and versions to generate code for.
 *
 *     $serializer = LiipSerializer::create($cacheDirectory);
 *
 * docs/liip.md says what differs.
 *
 * @api
 */
final readonly class LiipSerializer implements SerializerInterface
{
    private function __construct(private Writers $writers, private Readers $readers, private Json $json) {}

    /**
     * @param ?string $cacheDir        where generated code is kept; see {@see \Kiln\Serializer::create()}
     * @param bool    $debug           whether a changed class is noticed
     * @param bool    $identicalNaming whether keys are the names of properties, as after `PropertyCollection::useIdenticalNamingStrategy()`
     * @param Engine  $engine          what runs the plans; the extension where it is loaded, unless it is named
     *
     * @throws UnusableDirectory when someone else can write in the directory named
     * @throws UnusableEngine    when the native engine is asked for and cannot be used
     */
    public static function create(?string $cacheDir = null, bool $debug = false, bool $identicalNaming = false, Engine $engine = Engine::Automatic): self
    {
        $dialect = new LiipDialect($identicalNaming);
        $code = CodeLookup::in($cacheDir, $debug);
        $isNative = Extension::isChosen($engine);

        return new self(new Writers($dialect, $code, $isNative), new Readers($dialect, $code, $isNative), new Json(\JSON_UNESCAPED_SLASHES));
    }

    /**
     * @param mixed  $data   an object, or an array of objects
     * @param string $format `json`
     *
     * @throws Exception that tells everything {@see KilnException} tells, which is the previous one
     */
    public function serialize(mixed $data, string $format, ?Context $context = null): string
    {
        self::requireJson($format);
        self::requireObjects($data);
        try {
            return $this->writers->encode($data, null, self::selection($context), $this->json);
        } catch (KilnException $exception) {
            throw self::exception($exception);
        }
    }

    /**
     * @param string $type   a class, or a type of jms/serializer: `array<App\Product>`
     * @param string $format `json`
     *
     * @throws Exception
     */
    public function deserialize(string $data, string $type, string $format, ?Context $context = null): mixed
    {
        self::requireJson($format);
        try {
            return $this->readers->decode($data, $type, self::selection($context));
        } catch (KilnException $exception) {
            throw self::exception($exception);
        }
    }

    /**
     * @throws Exception
     *
     * @return array<mixed>
     */
    public function toArray(mixed $data, ?Context $context = null): array
    {
        self::requireObjects($data);
        try {
            return $this->writers->toArray($data, null, self::selection($context));
        } catch (KilnException $exception) {
            throw self::exception($exception);
        }
    }

    /**
     * @param array<mixed> $data
     *
     * @throws Exception
     */
    public function fromArray(array $data, string $type, ?Context $context = null): mixed
    {
        try {
            return $this->readers->fromArray($data, $type, self::selection($context));
        } catch (KilnException $exception) {
            throw self::exception($exception);
        }
    }

    private static function selection(?Context $context): Choice
    {
        $groups = $context?->getGroups() ?? [];
        $version = $context?->getVersion() ?? '';

        return new Choice($groups === [] ? null : \array_values($groups), $version === '' || $version === '0' ? null : $version);
    }

    private static function requireJson(string $format): void
    {
        if ($format !== 'json') {
            throw new UnsupportedFormatException("The format \"{$format}\" is not supported here, only json.");
        }
    }

    private static function requireObjects(mixed $data): void
    {
        if (!\is_object($data) && !\is_array($data)) {
            throw new UnsupportedTypeException('Only objects, and arrays of objects, are written here, not ' . \get_debug_type($data) . '.');
        }
    }

    private static function exception(KilnException $exception): Exception
    {
        return new Exception($exception->getMessage(), 0, $exception);
    }
}
