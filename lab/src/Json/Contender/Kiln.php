<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\SerializerBuilder as JmsBuilder;
use Kiln\Bridge\Liip\LiipSerializer;
use Kiln\Context;
use Kiln\Engine;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Xml\XmlOptions;
use Kiln\Format\Yaml\Yaml;
use Kiln\Format\Yaml\YamlOptions;
use Kiln\Lab\Json\JmsSettings;
use Kiln\Lab\Json\Workload;
use Kiln\Serializer;
use Kiln\SerializerBuilder;

/**
 * Kiln on one of its engines, from the sources beside the lab, with its code stored in files as on a server: by itself, or in the
 * place of another serializer.
 */
final class Kiln extends Contender
{
    public const NAME = 'kiln';
    public const NATIVE = 'kiln-native';
    public const JMS = 'kiln-jms';
    public const JMS_NATIVE = 'kiln-jms-native';
    public const LIIP = 'kiln-liip';
    public const LIIP_NATIVE = 'kiln-liip-native';

    public function __construct(string $name, private readonly Engine $engine, private readonly Jms|Liip|null $original = null)
    {
        parent::__construct($name);
    }

    public function packages(): array
    {
        $kiln = $this->engine === Engine::Php ? ['kiln/kiln' => 'the working copy'] : self::versions('ext-kiln');

        return $kiln === [] || $this->original === null ? $kiln : $this->original->packages();
    }

    public function handles(Workload $workload): bool
    {
        return $this->original === null ? $workload->jms === null && $workload->format !== 'serialize' : $workload->jms !== null && $this->original->handles($workload);
    }

    /**
     * The extension writes and reads what plain PHP does.
     */
    public function original(): ?Contender
    {
        return $this->original ?? ($this->engine === Engine::Native ? new self(self::NAME, Engine::Php) : null);
    }

    public function isLoose(): bool
    {
        return $this->original?->isLoose() === true;
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $type = $workload->type($this->original === null ? 'list<%s>' : 'array<%s>');
        if ($this->original instanceof Liip) {
            $kiln = LiipSerializer::create($directory, identicalNaming: true, engine: $this->engine);

            return new Functions(
                static fn(mixed $objects): string => $kiln->serialize($objects, 'json'),
                static fn(string $json): mixed => $kiln->deserialize($json, $type, 'json'),
            );
        }
        $format = $workload->format;
        if ($this->original instanceof Jms) {
            $settings = $workload->jms ?? new JmsSettings();
            // The builder has JMS's own methods and none for what JMS does not know.
            ini_set('kiln.engine', $this->engine->value);
            $builder = JmsBuilder::create();
            Jms::configure($builder, $settings, $directory);
            $kiln = $builder->setCacheDir($directory)->build();

            return new Functions(
                static fn(mixed $objects): string => $kiln->serialize($objects, $format, $settings->context(SerializationContext::class), $type),
                static fn(string $text): mixed => $kiln->deserialize($text, $type, $format, $settings->context(DeserializationContext::class)),
            );
        }
        $kiln = $this->serializer($workload, $directory);

        return $format === 'csv' ? Arrays::streams(
            static fn(mixed $objects, mixed $stream): mixed => is_iterable($objects) && \is_resource($stream) ? $kiln->write($objects, $stream, 'csv') : null,
            static fn(mixed $stream): iterable => !\is_resource($stream) ? [] : $kiln->read($stream, $workload->class, 'csv'),
        ) : new Functions(
            static fn(mixed $objects): string => $kiln->serialize($objects, $format, type: $type),
            static fn(string $text): mixed => $kiln->deserialize($text, $type, $format),
        );
    }

    public function serializer(Workload $workload, string $directory): Serializer
    {
        $builder = SerializerBuilder::create()->withCacheDir($directory)->withEngine($this->engine)->withContext(new Context(serializeNull: $workload->writesNull));

        $builder = match ($workload->name) {
            // As Symfony's Yaml::dump() and sabre/xml lay it out, by which it was published.
            'old-yaml' => $builder->withFormat(new Yaml(new YamlOptions(indentation: 4, inlineFrom: 2, quoteSpaces: true))),
            'old-xml' => $builder->withFormat(new Xml(new XmlOptions(indentation: ' ', encoding: false))),
            default => $builder,
        };

        return $builder->build();
    }
}
