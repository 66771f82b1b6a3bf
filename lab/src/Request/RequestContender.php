<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use JMS\Serializer\Serializer as JmsSerializer;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Bridge\Jms\JmsSerializer as KilnInPlaceOfJms;
use Kiln\Bridge\Jms\SerializerBuilder as KilnJmsBuilder;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Lab\Json\Contender\Contenders;
use Kiln\Serializer;
use Symfony\Component\PropertyInfo\Extractor\PhpStanExtractor;
use Symfony\Component\PropertyInfo\Extractor\ReflectionExtractor;
use Symfony\Component\PropertyInfo\PropertyInfoExtractor;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer\ArrayDenormalizer;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Normalizer\PropertyNormalizer;
use Symfony\Component\Serializer\Serializer as SymfonySerializer;

/**
 * Who answers a request, set up as an application would that starts from nothing: with what a deployment stores, and nothing in memory.
 */
enum RequestContender: string
{
    case Nothing = 'nothing';
    case Kiln = 'kiln';
    case KilnNative = 'kiln-native';
    case KilnCompiled = 'kiln-compiled';
    case KilnNativeCompiled = 'kiln-native-compiled';
    case KilnPreloaded = 'kiln-preloaded';
    case KilnNativePreloaded = 'kiln-native-preloaded';
    case KilnJms = 'kiln-jms';
    case KilnJmsNative = 'kiln-jms-native';
    case Jms = 'jms';
    case Symfony = 'symfony';

    public function isNative(): bool
    {
        return str_contains($this->value, '-native');
    }

    public function isPreloaded(): bool
    {
        return str_ends_with($this->value, '-preloaded');
    }

    /**
     * Who has been at work in the process before.
     */
    public function another(): self
    {
        return $this === self::Jms ? self::Symfony : self::Jms;
    }

    private function isCompiled(): bool
    {
        return $this->isPreloaded() || str_ends_with($this->value, '-compiled');
    }

    /**
     * @param string $directory its own, writable, and the same in all requests
     */
    public function serializer(string $directory): Serializer|KilnInPlaceOfJms|JmsSerializer|SymfonySerializer|null
    {
        return match ($this) {
            self::Nothing => null,
            self::Kiln, self::KilnNative => Serializer::create($directory),
            self::KilnCompiled, self::KilnNativeCompiled, self::KilnPreloaded, self::KilnNativePreloaded => Serializer::create($directory, compiled: true),
            self::KilnJms, self::KilnJmsNative => self::jms(KilnJmsBuilder::create()->setCacheDir($directory), $directory),
            self::Jms => self::jms(JmsBuilder::create(), $directory),
            self::Symfony => self::symfony(),
        };
    }

    /**
     * How it writes the type of a list.
     */
    public function listType(): string
    {
        return match ($this) {
            self::Symfony => '%s[]',
            self::KilnJms, self::KilnJmsNative, self::Jms => 'array<%s>',
            default => 'list<%s>',
        };
    }

    /**
     * Does what `kiln compile` does when all code is there.
     */
    public function deploy(string $directory): void
    {
        if ($this->isCompiled()) {
            (new DirectoryStore($directory, false))->compileIndex(false);
        }
    }

    private static function jms(KilnJmsBuilder|JmsBuilder $builder, string $directory): KilnInPlaceOfJms|JmsSerializer
    {
        return $builder
            ->setPropertyNamingStrategy(new SerializedNameAnnotationStrategy(new IdenticalPropertyNamingStrategy()))
            ->setMetadataCache(Contenders::metadataCache($directory))
            ->build();
    }

    /**
     * With types by reflection and phpdoc. What its bundle caches in files is left out: symfony/cache would be measured with it.
     */
    private static function symfony(): SymfonySerializer
    {
        $types = new PropertyInfoExtractor(typeExtractors: [new PhpStanExtractor(), new ReflectionExtractor()]);

        return new SymfonySerializer([new DateTimeNormalizer(), new ArrayDenormalizer(), new PropertyNormalizer(propertyTypeExtractor: $types)], [new JsonEncoder()]);
    }
}
