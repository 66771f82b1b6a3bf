<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Person;

use Kiln\Attribute\Protobuf\Number;

enum Kind: string
{
    #[Number(0)]
    case Home = 'home';
    #[Number(1)]
    case Mobile = 'mobile';
    #[Number(2)]
    case Work = 'work';
}
