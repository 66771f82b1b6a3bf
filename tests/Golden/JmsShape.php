<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\Serializer;
use JMS\Serializer\SerializerBuilder;
use Kiln\Bridge\Jms\Decoding;
use Kiln\Bridge\Jms\Encoding;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Readers;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\Writers;
use Kiln\Bridge\Jms\XmlCalls;
use Kiln\Dialect\Jms\Call\Json;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Engine\Php\Store\CodeLookup;

/**
 * One shape of class in the dialect of jms/serializer: a file with the classes, a document, and the code that is expected for
 * reading the document and writing the object.
 */
final readonly class JmsShape
{
    public const FOLDER = __DIR__ . '/Jms';

    private Serializer $original;

    /**
     * @param class-string                              $class     the one that stands for the shape
     * @param ?string                                   $type      as which it is written and read, when that is more than the class
     * @param (\Closure(SerializerBuilder): mixed)|null $configure what is special about the serializer
     */
    public function __construct(
        private string $class,
        private Selection $selection = new Selection(),
        private ?string $type = null,
        ?\Closure $configure = null,
    ) {
        $builder = SerializerBuilder::create()->enableEnumSupport()->addDefaultHandlers()->addDefaultListeners();
        if ($configure !== null) {
            $configure($builder);
        }
        $this->original = $builder->build();
    }

    public function name(): string
    {
        return explode('\\', $this->class)[4];
    }

    public function document(): string
    {
        return (string) file_get_contents(self::FOLDER . "/{$this->name()}.json");
    }

    /**
     * @throws \Kiln\Bridge\Jms\GiveUp where generated code is not made for it
     */
    public function read(RecordingStore $store): mixed
    {
        $context = $this->select(new DeserializationContext());

        return $this->readers($store, false)
            ->read(json_decode($this->document(), true), $this->type ?? $this->class, $context, $this->selection);
    }

    /**
     * In the extension.
     *
     * @throws \Kiln\Bridge\Jms\GiveUp where neither it nor generated code is made for it
     */
    public function readNatively(RecordingStore $store): mixed
    {
        $context = $this->select(new DeserializationContext());

        return $this->readers($store, true)
            ->decode($this->document(), $this->type ?? $this->class, $context, $this->selection);
    }

    /**
     * @throws \Kiln\Bridge\Jms\GiveUp
     */
    public function write(mixed $object, RecordingStore $store): string
    {
        $context = $this->select(new SerializationContext());

        return (new Writers($parts = Parts::of($this->setup()), new Sets($parts, CodeLookup::over($store)), new Encoding($this->setup()->writeVisitors ?? throw new \LogicException('The visitor is not known.'))))
            ->encode($object, $this->type, $context, $this->selection, new Json(JSON_PRESERVE_ZERO_FRACTION));
    }

    /**
     * @throws \Kiln\Bridge\Jms\GiveUp where generated code is not made for it
     */
    public function writeXml(mixed $object, RecordingStore $store): string
    {
        $writers = $this->xml($store)->writers() ?? throw new \LogicException('The visitor is not known.');

        return $writers->encode($object, $this->type, $this->select(new SerializationContext()), $this->selection, $writers->encoding->options() ?? throw new \LogicException('The options are not known.'));
    }

    /**
     * @throws \Kiln\Bridge\Jms\GiveUp where generated code is not made for it
     */
    public function readXml(string $xml, RecordingStore $store): mixed
    {
        $readers = $this->xml($store)->readers() ?? throw new \LogicException('The visitor is not known.');

        return $readers->decode($xml, $this->type ?? $this->class, $this->select(new DeserializationContext()), $this->selection);
    }

    /**
     * What jms/serializer reads.
     */
    public function original(): mixed
    {
        return $this->original->deserialize($this->document(), $this->type ?? $this->class, 'json', $this->select(new DeserializationContext()));
    }

    /**
     * What jms/serializer writes.
     */
    public function originalText(mixed $object, string $format = 'json'): string
    {
        return $this->original->serialize($object, $format, $this->select(new SerializationContext()), $this->type);
    }

    /**
     * @template C of Context
     *
     * @param C $context
     *
     * @return C
     */
    private function select(Context $context): Context
    {
        if ($this->selection->groups !== null) {
            $context->setGroups($this->selection->groups);
        }
        if ($this->selection->version !== null) {
            $context->setVersion($this->selection->version);
        }
        if ($this->selection->maxDepthChecks) {
            $context->enableMaxDepthChecks();
        }
        if ($context instanceof SerializationContext) {
            $context->setSerializeNull($this->selection->serializeNull);
        }

        return $context;
    }

    private function setup(): Setup
    {
        $setup = Setup::of($this->original);

        return $setup instanceof Setup ? $setup : throw new \LogicException($setup);
    }

    private function xml(RecordingStore $store): XmlCalls
    {
        return new XmlCalls(Parts::of($this->setup()), CodeLookup::over($store), false);
    }

    private function readers(RecordingStore $store, bool $isNative): Readers
    {
        $decoding = new Decoding($this->setup()->readVisitors ?? throw new \LogicException('The visitor is not known.'));

        return new Readers($parts = Parts::of($this->setup()), new Sets($parts, CodeLookup::over($store)), $decoding, $isNative);
    }
}
